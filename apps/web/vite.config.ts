import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import type { ClubConfig } from './club.config.ts'
import { firstViewGroups } from './first-view.ts'
import { islandModules } from './island-modules.ts'
import { schemaVersions } from './schema-versions.ts'
import { textsInOneModule } from './texts-in-one-module.ts'
import { thirdPartyNotices } from './third-party-notices.ts'

/** The club that is built: `CLUB_CONFIG` names another file than the one beside this. */
const clubFile = resolve(import.meta.dirname, process.env['CLUB_CONFIG'] ?? 'club.config.ts')
const { club } = (await import(pathToFileURL(clubFile).href)) as { club: ClubConfig }

const sandbox = process.env['SANDBOX_ORIGIN'] ?? 'http://localhost:4000'

/**
 * Marks what packages make by React at their top as pure, as the JSX presets of compilers do, and leaves the names out that
 * it gets for developers: else every context and component of the router stays in the build, used or not
 * (`decisions/030-router-by-its-public-api.md`).
 */
const pureReactCalls: Plugin = {
  name: 'pure-react-calls',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/.+\.m?js$/, code: /\.displayName = / },
    handler(code) {
      const edits: { start: number; end: number; text: string }[] = []
      for (const node of this.parse(code).body) {
        if (node.type === 'ExpressionStatement' && node.expression.type === 'AssignmentExpression') {
          const { left } = node.expression
          if (left.type === 'MemberExpression' && isNamed(left.property, 'displayName'))
            edits.push({ start: node.start, end: node.end, text: '' })
        }
        if (node.type !== 'VariableDeclaration') continue
        for (const { init } of node.declarations)
          if (init?.type === 'CallExpression' && init.callee.type === 'MemberExpression')
            if (isNamed(init.callee.property, 'createContext', 'forwardRef', 'memo'))
              edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ ' })
      }
      return edits.reduceRight((all, { start, end, text }) => all.slice(0, start) + text + all.slice(end), code)
    },
  },
}

function isNamed(node: object, ...names: unknown[]): boolean {
  return 'name' in node && names.includes(node.name)
}

/** The names of formatted text come with what validates it, which nobody calls, and which does nothing by being there. */
const textNamesOnly: Plugin = {
  name: 'text-names-only',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/@contentful\/rich-text-types\/dist\/esm\// },
    handler: (code) => ({ code, moduleSideEffects: false }),
  },
}

/** The app says which locale it is (REG-01); all that the texts' runtime would do to find one is left out. */
const localeIsSaid: Plugin = {
  name: 'locale-is-said',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/paraglide\/runtime\.js$/ },
    handler(code) {
      for (const node of this.parse(code).body) {
        if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') continue
        for (const { id, init } of node.declaration.declarations)
          if (init && isNamed(id, 'getLocale'))
            return `${code.slice(0, init.start)}() => baseLocale${code.slice(init.end)}`
      }
      throw new Error('The runtime of the texts has another form: see `localeIsSaid`')
    },
  },
}

/** Puts the club and texts of the catalogue into the shell, which says something also when none of the app's files come. */
const clubAndTextsOfShell: Plugin = {
  name: 'club-and-texts-of-shell',
  transformIndexHtml: {
    order: 'pre',
    handler(html) {
      const ofClub = html.replace('%club.theme%', club.theme).replace('%club.name%', club.name)
      return ofClub.replaceAll(/%m\.(\w+)%/g, (_all, key: string) => {
        const [part] = key.split('_')
        const file = `messages/en-GB/${part}.json`
        const texts = JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')) as Partial<
          Record<string, string>
        >
        const text = texts[key]
        if (text === undefined) throw new Error(`index.html names the text ${key}, which is not in ${file}`)
        return text
      })
    },
  },
}

/**
 * Asks for the brand's face with the document: the styles that name it come later, and with `font-display: optional` a face
 * that comes after the first paint stays out.
 */
const fontWithDocument: Plugin = {
  name: 'font-with-document',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
            href: `${club.basePath}/${file}`,
          },
          injectTo: 'head',
        })),
  },
}

/**
 * What every first view is made of renders once or twice, and the compiler would add a fifth to it. Only the
 * features, with their long lists and their forms, are compiled for that.
 */
const shellAndParts = [/\/node_modules\//, /\/apps\/web\/src\/(app|platform)\//, /\/packages\//]

/** Files that come with the first page, whichever it is. */
const composed = /\/conte-/
const alwaysThere = /\/(vendo|shell|rolld|index)-/

export default defineConfig(({ isSsrBuild }) => ({
  base: `${club.basePath}/`,
  resolve: { alias: { '#club': clubFile } },
  define: { SCHEMA_VERSIONS: JSON.stringify(schemaVersions()) },
  plugins: [
    // Without en-US, ComboBox and Menu of react-aria crash, in production only.
    { ...optimizeLocales.vite({ locales: ['en-GB', 'en-US'] }), enforce: 'pre' },
    pureReactCalls,
    localeIsSaid,
    textNamesOnly,
    clubAndTextsOfShell,
    textsInOneModule,
    fontWithDocument,
    vanillaExtractPlugin(),
    islandModules,
    react({ compiler: true, exclude: shellAndParts, refreshExclude: /\/node_modules\// }),
    !isSsrBuild && thirdPartyNotices,
  ],
  optimizeDeps: {
    include: ['@vanilla-extract/recipes/createRuntimeFn'],
  },
  ssr: { noExternal: true },
  build: isSsrBuild
    ? { outDir: 'dist-server', emptyOutDir: true, target: 'node24', minify: false }
    : {
        outDir: 'dist',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        modulePreload: {
          polyfill: false,
          // What every page begins with is there already. Blocks of composed pages that come late can take one step more: in
          // the file of all composed pages, the names of what they need would weigh more than what they are.
          resolveDependencies: (_file, files, { hostId, hostType }) =>
            hostType === 'js'
              ? files.filter((file) => !alwaysThere.test(file) && (!composed.test(hostId) || file.endsWith('.css')))
              : files,
        },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'index.html',
          output: {
            codeSplitting: { groups: firstViewGroups },
            // The shell names every file that a page may need: what several share goes by a short name.
            chunkFileNames: ({ name, isDynamicEntry }) =>
              `assets/${isDynamicEntry ? name : name.slice(0, 5)}-[hash:7].js`,
            entryFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: ({ names: [name = ''] }) =>
              `assets/${name.endsWith('.css') ? name.replace('.css', '').slice(0, 5) : '[name]'}-[hash:7][extname]`,
          },
        },
      },
  server: {
    port: 5173,
    strictPort: true,
    // The configuration of the sandbox that runs beside it; all other hosts are in there, by their full addresses.
    // And its control calls, which the developer tools page makes: they answer to the page's own origin only.
    proxy: { [`${club.basePath}/config.json`]: sandbox, '/_sandbox': sandbox },
  },
}))
