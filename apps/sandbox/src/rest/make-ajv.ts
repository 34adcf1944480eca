import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

// A CommonJS module whose types put the function under `default`, where Node does not
const addFormats = formats as unknown as typeof formats.default

/** Returns a JSON Schema validator of the dialect that OpenAPI 3.1 speaks, which tells all errors at once. */
export function makeAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, ...options })
  addFormats(ajv)
  return ajv
}
