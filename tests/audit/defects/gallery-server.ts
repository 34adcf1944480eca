import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { benchCopy, fileOf, touch } from './bench-copy.ts'
import type { Defect } from './defect.ts'

export type GalleryServer = {
  /** What a browser gets now for the file of a defect. */
  served(defect: Defect): Promise<string>
  /** Waits until a browser gets what is right. */
  servedAnew(defect: Defect, isRight: (text: string) => boolean): Promise<string>
  stop(): void
}

const patience = 120_000
const mostLooks = 60

/** Serves the gallery of the copy at `GALLERY_URL`, always as its files are now. */
export async function serveGallery(address: string): Promise<GalleryServer> {
  const { port } = new URL(address)
  const server = spawn('storybook', ['dev', '-p', port, '--exact-port', '--ci', '--quiet', '--disable-telemetry'], {
    cwd: benchCopy,
    stdio: 'ignore',
  })
  const stop = () => void server.kill()
  process.once('exit', stop)
  await answers(new URL('index.json', address).href, server)
  const served = async ({ file }: Defect) => {
    let text = ''
    // In turn: styles are made when the module that names them is.
    for (const path of modulesOf(file)) text += await (await fetch(new URL(path, address))).text()
    // When it was served, and with which version of a package, is no difference.
    return text.replaceAll(/[?&](?:t=\d+|v=\w+)/g, '')
  }
  return {
    stop,
    served,
    async servedAnew(defect, isRight) {
      for (let look = 1; look <= mostLooks; look++) {
        await new Promise((resolve) => setTimeout(resolve, 150))
        const text = await served(defect)
        if (isRight(text)) return text
        // The server has two watchers, and the one that comes second may have been asked too soon.
        if (look % 5 === 0)
          for (const file of [
            fileOf(defect),
            ...modulesOf(defect.file)
              .slice(0, 1)
              .map((path) => join(benchCopy, path)),
          ])
            touch(file)
      }
      throw new Error(`${defect.id}: the gallery goes on serving ${defect.file} as it was`)
    },
  }
}

/** Styles are served apart from the module that names them, and tokens only in the styles made of them. */
function modulesOf(file: string): readonly string[] {
  const path = file.startsWith('themes/') ? 'src/themes/themes.css.ts' : `src/${file}`
  return path.endsWith('.css.ts') ? [path, `${path}.vanilla.css`] : [path]
}

async function answers(address: string, server: { readonly exitCode: number | null }) {
  const end = Date.now() + patience
  for (;;) {
    try {
      if ((await fetch(address)).ok) return
    } catch {
      // Not yet.
    }
    if (server.exitCode !== null || Date.now() > end) throw new Error('The gallery of the copy was not served')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
