/** The page of an analysed race: one file, opened from a disk, that needs no server. */
import { mount } from "svelte";
import type { Story } from "../wire/story";
import { Reading } from "./reading.svelte";
import Report from "./Report.svelte";
import "virtual:racers.css";
import "../base.css";
import "./report.css";

const story = JSON.parse(document.getElementById("story")!.textContent!) as Story;

mount(Report, { target: document.getElementById("page")!, props: { reading: new Reading(story) } });
