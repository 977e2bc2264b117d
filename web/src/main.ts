import "virtual:palette.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { watchErrors } from "./lib/report";

watchErrors();
mount(App, { target: document.getElementById("page")! });
