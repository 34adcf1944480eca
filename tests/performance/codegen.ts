import { budgets } from './budgets.ts'
import { measureCodegen } from './codegen-times.ts'
import { atMost, type Verdict } from './report.ts'

/** How long codegen takes. */
export async function benchCodegen(): Promise<Verdict[]> {
  const { cold, unchanged, oneFileChanged } = await measureCodegen()
  const { codegenSeconds } = budgets
  console.log('Codegen, from `npm run codegen` to the prompt, medians of 3')
  console.log(`  cold: ${cold.toFixed(2)} s`)
  const seconds = (what: string, measured: number, budget: number) => {
    console.log(`  ${what}: ${measured.toFixed(2)} s (budget: ${budget})`)
    return atMost(`codegen, ${what}:`, measured, budget, ' s')
  }
  return [
    seconds('nothing changed', unchanged, codegenSeconds.unchanged),
    ...Object.entries(oneFileChanged).map(([path, measured]) =>
      seconds(`changed schemas/${path}`, measured, codegenSeconds.oneFileChanged),
    ),
  ]
}
