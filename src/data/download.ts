const KEPT_FOR_MS = 60_000;

/** Hands the browser a file to keep. */
export function download(text: string, type: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR_MS);
}

/** The same for anything that JSON can say. */
export function downloadJson(content: unknown, fileName: string): void {
  download(JSON.stringify(content, null, 2), 'application/json', fileName);
}
