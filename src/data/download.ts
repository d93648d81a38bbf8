const KEPT_FOR_MS = 60_000;

/** Hands the browser a JSON file to keep. */
export function downloadJson(content: unknown, fileName: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR_MS);
}
