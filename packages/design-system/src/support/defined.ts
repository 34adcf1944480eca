type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> }

/** Our optional properties accept `undefined`; react-aria's do not. This drops the ones that are. */
export function defined<T extends object>(props: T): Defined<T> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Defined<T>
}
