import { build, type Plugin } from 'vite'

/**
 * Gives tests and the development server all texts as one module. The compiler of texts writes a file for each, so that a
 * build takes only those that a page shows; to load more than a thousand of them took longer than most tests.
 */
export const textsInOneModule: Plugin = {
  name: 'texts-in-one-module',
  apply: 'serve',
  load: {
    filter: { id: /\/src\/paraglide\/messages\/_index\.js$/ },
    async handler(id) {
      const built = await build({
        configFile: false,
        logLevel: 'error',
        build: {
          write: false,
          minify: false,
          lib: { entry: id, formats: ['es'] },
          rolldownOptions: { external: ['../runtime.js', '../registry.js'] },
        },
      })
      const [texts] = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
      if (texts?.type !== 'chunk') throw new Error(`No module was made of ${id}`)
      for (const file of texts.moduleIds) this.addWatchFile(file)
      return texts.code
    },
  },
}
