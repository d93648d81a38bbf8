import { type Download, expect, type Page, test } from '@playwright/test';

/** Where the file of a kind was put that a trip is exported to. */
export async function exported(page: Page, kind: string): Promise<{ readonly name: string; readonly file: string }> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download') as Promise<Download>,
    page.getByRole('button', { name: kind }).click(),
  ]);
  const name = download.suggestedFilename();
  const file = test.info().outputPath(name);
  await download.saveAs(file);
  await expect(page.getByText(`${name} is ready`, { exact: true }).first()).toBeVisible();
  return { name, file };
}
