import { connect, type Socket } from 'node:net'
import autocannon from 'autocannon'

export interface Load {
  answers: number
  perSecond: number
  p99: number
  failed: number
}

/** Asks for one address over so many connections for some seconds. */
export async function load(url: string, connections: number, options: Partial<autocannon.Options> = {}): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    ...(options.amount === undefined && { duration: 5 }),
    ...options,
  })
  return {
    answers: result.requests.total,
    perSecond: result.requests.average,
    p99: result.latency.p99,
    failed: result.errors + result.timeouts + result.non2xx,
  }
}

/** Opens connections that ask for a page and do not read it; returns a function that ends them. */
export async function openSlowClients(origin: string, path: string, count: number): Promise<() => void> {
  const { hostname, port } = new URL(origin)
  const open = () =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.pause()
        socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
        resolve(socket)
      })
      socket.once('error', reject)
    })
  const sockets = await Promise.all(Array.from({ length: count }, open))
  return () => {
    for (const socket of sockets) socket.destroy()
  }
}
