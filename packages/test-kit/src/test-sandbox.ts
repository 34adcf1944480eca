import { createSandbox, type Sandbox } from '@clubhouse/sandbox/create-sandbox'
import { sandboxControl, type SandboxControl } from './sandbox-control.ts'

export interface TestSandbox extends Sandbox {
  control: SandboxControl
}

/** A sandbox of its own on a free port, whose data goes when it is closed. */
export async function startTestSandbox(): Promise<TestSandbox> {
  const sandbox = await createSandbox({ port: 0, database: { kind: 'temporary' }, checkAnswers: true })
  return { ...sandbox, control: sandboxControl(sandbox.origin) }
}
