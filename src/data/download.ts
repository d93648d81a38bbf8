const KEPT_FOR_MS = 60_000;

/** Hands the browser a file to keep. */
export function downloadFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR_MS);
}

/** The same for a text. */
export function download(text: string, type: string, fileName: string): void {
  downloadFile(new Blob([text], { type: `${type};charset=utf-8` }), fileName);
}
