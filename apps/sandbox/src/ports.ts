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

/** True when listening failed because another process uses the port, as a server or for an outgoing connection. */
export function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

async function tryPort(port: number, address: string) {
  const server = createServer()
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    server.once('error', resolve)
    server.listen({ port, host: address, exclusive: true }, () => resolve(undefined))
  })
  if (error === undefined) await new Promise((resolve) => server.close(resolve))
  if (isPortTaken(error)) throw new Error(`Port ${port} is taken: stop what uses it, or set PORT to another.`)
  if (error?.code === 'EACCES') throw new Error(`This user may not open port ${port}: set PORT to one above 1023.`)
}
