/** The process: `node main.ts <port> <upstream>`. Says `ready`, and ends with whoever started it. */
import { createProxy } from './create-proxy.ts'

const [port = '', upstream = ''] = process.argv.slice(2)
const proxy = await createProxy(new URL(upstream))
process.on('disconnect', () => process.exit(0))
// Longer than a test pauses: a connection must not close just as its next call leaves.
proxy.keepAliveTimeout = 72_000
proxy.listen(Number(port), 'localhost', () => console.log('ready'))
