import type { GeneratedFile } from '../generated-file.ts'

/** What a worker is started with. */
export interface WorkerStart {
  root: string
  /** Address of the module that exports `units`. */
  table: string
  /** The folder that keeps what was compiled of the generators and their libraries; none when nothing is to be written. */
  compileCache: string | undefined
}

/** What came of a unit. */
export type UnitResult =
  | { kind: 'made'; files: GeneratedFile[] }
  | { kind: 'refused'; messages: string[]; stacks: string[] }

/** What a worker says: what came of the unit that it was asked for, by its name. */
export interface WorkerAnswer {
  name: string
  result: UnitResult
}
