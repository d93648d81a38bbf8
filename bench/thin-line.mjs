import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * A line to a server on this machine that is as slow as it is told, for everything that uses it, service workers included: every
 * connection begins with a round trip, every byte takes half of one, and all answers share the bandwidth.
 * @param {number} port of the server
 * @param {{ roundTripMs: number, bytesPerSecond: number }} speed
 */
export async function thinLine(port, { roundTripMs, bytesPerSecond }) {
  const halfMs = roundTripMs / 2;
  let freeAt = 0;
  let received = 0;
  let connections = 0;
  /** When so many bytes are through, in order behind all others. @param {number} bytes */
  const through = (bytes) => {
    received += bytes;
    freeAt = Math.max(freeAt, performance.now()) + (bytes / bytesPerSecond) * 1000;
    return freeAt - performance.now();
  };
  const line = createServer((page) => {
    connections += 1;
    const opened = performance.now();
    const onward = connect(port, '127.0.0.1');
    const close = () => {
      page.destroy();
      onward.destroy();
    };
    page.on('data', (chunk) => {
      const handshake = Math.max(0, roundTripMs - (performance.now() - opened));
      setTimeout(() => onward.write(chunk), handshake + halfMs);
    });
    onward.on('data', (chunk) => setTimeout(() => page.write(chunk), through(chunk.length) + halfMs));
    for (const socket of [page, onward]) socket.setNoDelay(true).on('error', close);
    page.on('close', close);
    onward.on('close', () => setTimeout(close, Math.max(0, freeAt - performance.now()) + roundTripMs));
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const address = line.address();
  return {
    origin: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
    /** What came through it so far. */
    counted: () => ({ received, connections }),
    close: () => line.close(),
  };
}
