import { createServer } from 'node:net'

/** Returns a port that nothing listens on just now, on either loopback address. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string') reject(new Error('the system gave no port'))
      else resolve(address.port)
    })
  })
  await new Promise((resolve) => server.close(resolve))
  return port
}
