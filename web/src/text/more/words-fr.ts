/** Words of screens that few open. */
import build from "../fr/build.ftl?raw";
import person from "../fr/person.ftl?raw";

export default `${build}\n${person}`;
