export type PropApi = {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly defaultValue: string | undefined
  readonly description: string
  /** Attribute that styles and tests can tell this state by. */
  readonly selector: string | undefined
}

/** A component's API as its types and their comments tell it. */
export type ComponentApi = { readonly name: string; readonly description: string; readonly props: readonly PropApi[] }
