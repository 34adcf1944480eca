/** A part of the contract that this build was made from. */
export interface SchemaVersion {
  /** Its file below `schemas/`. */
  file: string
  /** The version that the document gives itself, if it does. */
  version: string | null
  /** Of its content: two builds with the same one speak the same contract. */
  fingerprint: string
}

declare const SCHEMA_VERSIONS: readonly SchemaVersion[]

/** Read from the documents when the app is built. */
export const schemaVersions: readonly SchemaVersion[] = SCHEMA_VERSIONS
