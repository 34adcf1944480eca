/** A plain static file server: looks at the file and streams it, for each request. What the host is measured beside. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'

const [root = '.'] = process.argv.slice(2)

const server = createServer((request, response) => void answer(request, response))

async function answer(request, response) {
  const path = join(root, (request.url ?? '/').split('?')[0], 'index.html')
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) return response.writeHead(404).end()
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': found.size,
    'last-modified': found.mtime.toUTCString(),
  })
  createReadStream(path).pipe(response)
}
server.listen(0, '127.0.0.1', () => console.log(`ready http://127.0.0.1:${server.address().port}`))
