/** The page's own words, a file for each room of it; those of the workshop are fetched with it (`more/`). */
const rooms = import.meta.glob<string>(["./en/*.ftl", "!./en/build.ftl", "!./en/person.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(rooms).join("\n");
