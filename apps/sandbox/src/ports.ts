import { createServer } from 'node:net'
import { freePort } from './database/free-port.ts'

const loopbackAddresses = ['127.0.0.1', '::1']

/**
 * Returns the port to listen on: the wished one, if nothing else has it on either loopback address, or any free one for
 * 0.
 */
export async function claimPort(wished: number): Promise<number> {
  if (wished === 0) return freePort()
  for (const address of loopbackAddresses) await tryPort(wished, address)
  return wished
}

async function tryPort(port: number, address: string) {
  const server = createServer()
  const code = await new Promise<string | undefined>((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'UNKNOWN'))
    server.listen({ port, host: address, exclusive: true }, () => resolve(undefined))
  })
  if (code === undefined) await new Promise((resolve) => server.close(resolve))
  if (code === 'EADDRINUSE') throw new Error(`Port ${port} is taken: stop what uses it, or set PORT to another.`)
  if (code === 'EACCES') throw new Error(`This user may not open port ${port}: set PORT to one above 1023.`)
}
