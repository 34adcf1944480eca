import { once } from 'node:events'
import { createServer } from 'node:net'

/** Returns a port that nothing listens on just now, on either loopback address. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await once(server.close(), 'close')
  if (address === null || typeof address === 'string') throw new Error('the system gave no port')
  return address.port
}
