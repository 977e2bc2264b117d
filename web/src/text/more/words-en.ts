/** Words of screens that few open. */
import build from "../en/build.ftl?raw";
import person from "../en/person.ftl?raw";

export default `${build}\n${person}`;
