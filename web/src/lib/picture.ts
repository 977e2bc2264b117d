/** A drawing of the page as a picture that stands alone: symbols put in place, colours worked out, then painted. */

/** What a drawing has from style sheets. */
const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linejoin",
  "stroke-linecap",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
];
const SVG = "http://www.w3.org/2000/svg";

/** The drawing with all that it has from elsewhere in itself. */
export function alone(drawing: SVGSVGElement, width: number, height: number): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const from = [drawing, ...drawing.querySelectorAll("*")];
  const to = [copy, ...copy.querySelectorAll("*")];
  from.forEach((element, k) => {
    const style = getComputedStyle(element);
    const own = STYLES.map((name) => `${name}:${style.getPropertyValue(name)}`);
    // symbols are drawn in colours that are handed down to them
    for (const name of ["--racer", "--outline", "--inside", "--art-line", "--art-pale", "--badge-line"]) {
      own.push(`${name}:${style.getPropertyValue(name)}`);
    }
    if (element instanceof SVGElement) to[k]!.setAttribute("style", own.join(";"));
  });
  for (const use of copy.querySelectorAll("use")) inPlace(use);
  copy.setAttribute("xmlns", SVG);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return new XMLSerializer().serializeToString(copy);
}

/** A symbol drawn where it is used. */
function inPlace(use: SVGUseElement): void {
  const symbol = document.querySelector(use.getAttribute("href") ?? "");
  if (!symbol) return;
  const here = document.createElementNS(SVG, "svg");
  for (const name of ["x", "y", "width", "height"]) here.setAttribute(name, use.getAttribute(name) ?? "0");
  here.setAttribute("viewBox", symbol.getAttribute("viewBox") ?? "0 0 64 64");
  here.setAttribute("style", use.getAttribute("style") ?? "");
  const turned = document.createElementNS(SVG, "g");
  turned.setAttribute("transform", use.getAttribute("transform") ?? "");
  turned.append(here);
  for (const child of symbol.childNodes) here.append(child.cloneNode(true));
  use.replaceWith(turned);
}

/** The picture as a PNG. */
export async function png(drawing: SVGSVGElement, width: number, height: number): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([alone(drawing, width, height)], { type: "image/svg+xml" }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const sheet = document.createElement("canvas");
    sheet.width = width;
    sheet.height = height;
    sheet.getContext("2d")!.drawImage(image, 0, 0, width, height);
    return await new Promise((done, fail) =>
      sheet.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
