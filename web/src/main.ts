import "virtual:palette.css";
import "./base.css";
import "./app.css";
import "./forced.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { watchErrors } from "./lib/problem";

watchErrors();
mount(App, { target: document.getElementById("page")! });
