/** The process: `node main.ts <port> <upstream>`. Says `ready`, and ends with whoever started it. */
import { createProxy } from './create-proxy.ts'

const [port = '', upstream = ''] = process.argv.slice(2)
const proxy = await createProxy(new URL(upstream))
process.on('disconnect', () => process.exit(0))
proxy.listen(Number(port), 'localhost', () => console.log('ready'))
