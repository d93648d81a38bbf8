/** The whole body of another server's answer (P8). Throws when it is longer than it may be. */
export async function readCapped(response: Response, mostBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > mostBytes) throw new Error(`the answer is longer than ${mostBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
