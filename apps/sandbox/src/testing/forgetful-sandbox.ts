import { createSandbox } from '../create-sandbox.ts'

/**
 * A sandbox without its idempotency check, as a process like `main.ts`: what `tests/reliability` must find wrong. Its
 * data goes with it, or lies at DATABASE_URL.
 */
const { DATABASE_URL } = process.env
const sandbox = await createSandbox({
  port: 0,
  database: DATABASE_URL ? { kind: 'server', url: DATABASE_URL } : { kind: 'temporary' },
  forgetsKeys: true,
})
const end = () => void sandbox.close().finally(() => process.exit(0))
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, end)
console.info(`ready ${sandbox.origin}`)
