/** The buttons that download files from the browser's storage, and add a teacher's files to it. */

import { element } from "../core/page/elements";
import type { FromKernel, ToKernel } from "../kernel/wire";

type FileMessage = Extract<FromKernel, { kind: "file" }>;

export class Downloads {
  constructor(
    private readonly tell: (order: ToKernel) => void,
    private readonly say: (text: string) => void,
  ) {
    for (const what of ["result", "game"] as const)
      document.querySelector(`#download-${what}`)?.addEventListener("click", () => {
        say("");
        tell({ kind: "file", what });
      });
    const files = document.querySelector<HTMLInputElement>("#bring-results");
    files?.addEventListener("change", () => void this.bring(files));
  }

  /** Hand a file over to the browser, or say why there is none. */
  take({ file: { name, text, trouble } }: FileMessage): void {
    if (trouble) {
      this.say(trouble);
      return;
    }
    const link = element("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  /** Put the pupils' files where the report reads them, and make the report again. */
  private async bring(input: HTMLInputElement): Promise<void> {
    const files = [...(input.files ?? [])];
    for (const file of files) this.tell({ kind: "put", name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
    document.querySelectorAll<HTMLElement>(".site-cell").forEach((cell, number) => {
      this.tell({ kind: "run", cell: number, code: cell.querySelector("code")?.textContent ?? "" });
    });
  }
}
