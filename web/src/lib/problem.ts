/** A report of a problem: everything this viewer may see of the table, in one file to be sent to the operator. */
import { api } from "./api";
import { library } from "../state/library.svelte";
import { settings } from "../state/settings.svelte";
import type { TableStore } from "../state/table.svelte";

const errors: string[] = [];

/** Remember the page's own errors for a report. */
export function watchErrors(): void {
  addEventListener("error", (event) => errors.push(`${event.message} ${event.filename}:${event.lineno}`));
  addEventListener("unhandledrejection", (event) => errors.push(String(event.reason)));
}

export interface Report {
  format: "hippodrome-report/1";
  at: string;
  server: string | undefined;
  browser: string;
  screen: [number, number, number];
  language: string;
  settings: unknown;
  errors: string[];
  address: string;
  table: unknown;
  viewer: number | null | undefined;
  view: unknown;
  refusal: unknown;
  /** The log as this viewer may see it. */
  entries: unknown;
  /** The record, where everybody may have it. */
  record: unknown;
}

/** The report; no key of a seat or guest is in it. */
export async function report(store: TableStore): Promise<Report> {
  let record: unknown = null;
  try {
    record = JSON.parse(await api.record(store.code, store.rights));
  } catch {
    // a race with hidden hands has no record for anybody before its end
  }
  return {
    format: "hippodrome-report/1",
    at: new Date().toISOString(),
    server: library.catalogue?.server,
    browser: navigator.userAgent,
    screen: [innerWidth, innerHeight, devicePixelRatio],
    language: library.language,
    settings: { ...settings },
    errors: errors.slice(-20),
    address: `${location.pathname}#${store.looked?.point ?? ""}`,
    table: store.table,
    viewer: store.view?.viewer,
    view: store.view && { ...store.view, scene: store.scene },
    refusal: store.refusal,
    entries: store.entries,
    record,
  };
}

/** Hand a file to the person. */
export function save(name: string, content: string | Blob): void {
  const link = document.createElement("a");
  const file = content instanceof Blob ? content : new Blob([content], { type: "application/json" });
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export async function saveReport(store: TableStore): Promise<void> {
  save(`hippodrome-report-${store.code}-${store.view?.point ?? 0}.json`, JSON.stringify(await report(store), null, 1));
}
