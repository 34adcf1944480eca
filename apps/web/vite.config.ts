import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const sandbox = process.env['SANDBOX_ORIGIN'] ?? 'http://localhost:4000'

export default defineConfig(({ isSsrBuild }) => ({
  base: '/kestrel-red/',
  plugins: [
    // Without en-US, ComboBox and Menu of react-aria crash, in production only.
    { ...optimizeLocales.vite({ locales: ['en-GB', 'en-US'] }), enforce: 'pre' },
    vanillaExtractPlugin(),
    react({ compiler: true }),
  ],
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn', '@vanilla-extract/sprinkles/createRuntimeSprinkles'] },
  ssr: { noExternal: true },
  build: isSsrBuild
    ? { outDir: 'dist-server', emptyOutDir: true, target: 'node24', minify: false }
    : { outDir: 'dist', emptyOutDir: true, manifest: true, target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: {
    port: 5173,
    strictPort: true,
    // The configuration of the sandbox that runs beside it; all other hosts are in there, by their full addresses.
    proxy: { '/kestrel-red/config.json': sandbox },
  },
}))
