import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { fileURLToPath } from 'node:url'
import { startServer } from '../start-server.ts'
import { expect, signIn, test } from './club-test.ts'

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Opens a port that hands on to another one; any free port unless told which. */
async function forward(to: number, port = 0): Promise<Server> {
  const server = createServer((socket) => {
    const onward = connect(to, '127.0.0.1')
    socket.pipe(onward).pipe(socket)
    for (const each of [socket, onward]) each.on('error', () => socket.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

test('while the content service is down the host serves the app, and its pages as soon as the service is there', async ({
  request,
  baseURL,
}, testInfo) => {
  const club = new URL(String(baseURL))
  const held = await forward(Number(club.port))
  const port = portOf(held)
  held.close()
  const config = (await (await request.get('config.json')).json()) as { hosts: { content: string } }
  config.hosts.content = `http://127.0.0.1:${port}${new URL(config.hosts.content).pathname}`
  const file = testInfo.outputPath('config.json')
  writeFileSync(file, JSON.stringify(config))
  const args = ['--dist', root('apps/web/dist'), '--config', file, '--port', '0']
  const host = await startServer(root('apps/host/src/main.ts'), args)
  try {
    const home = () => request.get(`${host.origin}${club.pathname}`)
    const first = await home()
    expect(first.status()).toBe(200)
    expect(await first.text()).not.toContain('data-prerendered')
    expect((await request.get(`${host.origin}/-/ready`)).status()).toBe(200)

    const service = await forward(Number(club.port), port)
    try {
      await expect.poll(async () => await (await home()).text(), { timeout: 20_000 }).toContain('data-prerendered="/"')
    } finally {
      service.close()
    }
  } finally {
    await host.stop()
  }
})

test('a page has connections opened to the other hosts that it fetches from at first, and to no more', async ({
  page,
  member,
  baseURL,
  hasSeparateOrigins,
}) => {
  const own = new URL(String(baseURL)).origin
  const fetched = new Set<string>()
  page.on('request', (request) => fetched.add(new URL(request.url()).origin))
  const named = async (): Promise<string[]> => {
    fetched.clear()
    const answer = await page.goto('')
    const hosts = [...((await answer?.headerValue('link')) ?? '').matchAll(/<([^>]+)>; rel=preconnect/g)]
    return hosts.map(([, host = '']) => host)
  }
  const services = async () => {
    const hosts = await named()
    expect(hosts).not.toContain(own)
    await expect.poll(() => hosts.filter((host) => !fetched.has(host)), 'hosts not fetched from').toEqual([])
    return hosts.map((host) => new URL(host).hostname.split('.')[0])
  }
  expect(await services()).toEqual(hasSeparateOrigins ? ['images'] : [])
  await signIn(page, member)
  expect(await services()).toEqual(hasSeparateOrigins ? ['api', 'content', 'id', 'images'] : [])
})
