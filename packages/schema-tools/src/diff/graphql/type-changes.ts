import { type GraphQLType, isListType, isNonNullType } from 'graphql'

/** How a type differs from what it was: `stricter` is never null where it was, `looser` may be. */
export type TypeChange = 'same' | 'stricter' | 'looser' | 'other'

export function typeChange(base: GraphQLType, head: GraphQLType): TypeChange {
  if (String(base) === String(head)) return 'same'
  if (isNonNullType(base) && isNonNullType(head)) return typeChange(base.ofType, head.ofType)
  if (isNonNullType(head)) return both('stricter', typeChange(base, head.ofType))
  if (isNonNullType(base)) return both('looser', typeChange(base.ofType, head))
  return isListType(base) && isListType(head) ? typeChange(base.ofType, head.ofType) : 'other'
}

function both(one: 'stricter' | 'looser', other: TypeChange): TypeChange {
  return other === 'same' || other === one ? one : 'other'
}
