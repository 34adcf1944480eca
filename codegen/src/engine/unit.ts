import type { GeneratedFile } from '../generated-file.ts'

/** The smallest piece of work: one generator for one input. It is done again when something that it is made from changes. */
export interface Unit {
  /** Such as `rest club types`. */
  name: string
  /** The schema files and folders that it reads, from the root of the repository that is generated. */
  schemas: readonly string[]
  /** The files and folders that make it, from the root of the repository that this code lies in. */
  sources: readonly string[]
  /** The folders that its files lie in; what nothing generates has no place there. */
  folders: readonly string[]
  /** Reads the schemas of the repository at `root`. Throws a `SchemaError`, or `SchemaProblems` when there are several. */
  generate(root: string): GeneratedFile[] | Promise<GeneratedFile[]>
}
