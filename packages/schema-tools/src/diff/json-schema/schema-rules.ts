import { worse, type Side, type Verdict } from '../change.ts'

/**
 * What a change inside a JSON schema means, by the side that the schema stands on. `{Sender}` fills the schema,
 * `{Reader}` gets what it was filled with.
 */
export const schemaRules = {
  'property-added': {
    request: ['safe', '{Sender} may send it.'],
    answer: ['safe', '{Reader} may read it.'],
  },
  'required-property-added': {
    request: ['breaking', '{Sender} has to send it from now on.'],
    answer: ['safe', '{Reader} may read it.'],
  },
  'property-removed': {
    request: ['breaking', '{Sender} that still sends it is refused.'],
    answer: ['breaking', '{Reader} that reads it finds nothing.'],
  },
  'property-ignored': {
    request: ['risky', '{Sender} that still sends it is not refused, but nobody reads it.'],
    answer: ['breaking', '{Reader} that reads it finds nothing.'],
  },
  'property-became-required': {
    request: ['breaking', '{Sender} has to send it from now on.'],
    answer: ['safe', '{Reader} can count on it.'],
  },
  'property-became-optional': {
    request: ['safe', '{Sender} may leave it out.'],
    answer: ['breaking', '{Reader} has to cope with its absence.'],
  },
  'type-changed': {
    request: ['breaking', '{Sender} has to send another type.'],
    answer: ['breaking', '{Reader} gets another type.'],
  },
  'type-narrowed': {
    request: ['breaking', '{Sender} that sends a type that is no longer taken is refused.'],
    answer: ['safe', '{Reader} gets fewer types than it is ready for.'],
  },
  'type-widened': {
    request: ['safe', '{Sender} may send more types.'],
    answer: ['breaking', '{Reader} gets types that it was never given before.'],
  },
  'became-nullable': {
    request: ['safe', '{Sender} may send null.'],
    answer: ['breaking', '{Reader} gets null where there was always a value.'],
  },
  'no-longer-nullable': {
    request: ['breaking', '{Sender} that sends null is refused.'],
    answer: ['safe', '{Reader} gets a value always.'],
  },
  'value-added': {
    request: ['safe', '{Sender} may send it.'],
    answer: ['risky', '{Reader} meets a value that it does not know.'],
  },
  'value-removed': {
    request: ['breaking', '{Sender} that still sends it is refused.'],
    answer: ['safe', '{Reader} never meets it again.'],
  },
  'values-replaced': {
    request: ['breaking', '{Sender} is refused with every value it knows.'],
    answer: ['breaking', '{Reader} knows none of the values.'],
  },
  'values-limited': {
    request: ['breaking', '{Sender} is refused with any other value.'],
    answer: ['safe', '{Reader} meets fewer values than it is ready for.'],
  },
  'values-freed': {
    request: ['safe', '{Sender} may send any value.'],
    answer: ['risky', '{Reader} meets values that it does not know.'],
  },
  'limit-tightened': {
    request: ['breaking', '{Sender} is refused outside of it.'],
    answer: ['safe', '{Reader} gets less than it is ready for.'],
  },
  'limit-loosened': {
    request: ['safe', '{Sender} has more room.'],
    answer: ['risky', '{Reader} may get more than there is room for.'],
  },
  'pattern-added': {
    request: ['breaking', '{Sender} is refused when a text does not match.'],
    answer: ['safe', '{Reader} can count on the pattern.'],
  },
  'pattern-changed': {
    request: ['breaking', '{Sender} may be refused with texts that were good before.'],
    answer: ['risky', '{Reader} may get texts that it does not expect.'],
  },
  'pattern-removed': {
    request: ['safe', '{Sender} may send any text.'],
    answer: ['risky', '{Reader} may get texts that it does not expect.'],
  },
  'format-added': {
    request: ['breaking', '{Sender} is refused when a text does not have the format.'],
    answer: ['safe', '{Reader} can count on the format.'],
  },
  'format-changed': {
    request: ['breaking', '{Sender} has to send another format.'],
    answer: ['breaking', '{Reader} has to read another format.'],
  },
  'format-removed': {
    request: ['safe', '{Sender} may send any text.'],
    answer: ['breaking', '{Reader} can no longer count on the format.'],
  },
  'object-closed': {
    request: ['breaking', '{Sender} is refused with a field that the schema does not name.'],
    answer: ['safe', '{Reader} gets named fields only.'],
  },
  'object-opened': {
    request: ['safe', '{Sender} may send other fields.'],
    answer: ['safe', '{Reader} may get fields that the schema does not name, and leaves them alone.'],
  },
  'union-member-added': {
    request: ['safe', '{Sender} may send this shape as well.'],
    answer: ['risky', '{Reader} meets a shape that it does not know.'],
  },
  'union-member-removed': {
    request: ['breaking', '{Sender} that still sends this shape is refused.'],
    answer: ['safe', '{Reader} never meets this shape again.'],
  },
  'discriminator-changed': {
    request: ['breaking', '{Sender} has to tell the shapes apart in another way.'],
    answer: ['breaking', '{Reader} has to tell the shapes apart in another way.'],
  },
  'default-changed': {
    request: ['risky', '{Sender} that leaves it out means something else from now on.'],
    answer: ['risky', '{Reader} has to read its absence differently.'],
  },
  'condition-changed': {
    request: ['breaking', 'No tool can tell what it refuses, so it counts as breaking until someone has looked.'],
    answer: ['breaking', 'No tool can tell what it lets through, so it counts as breaking until someone has looked.'],
  },
  deprecated: {
    request: ['safe', '{Sender} should stop sending it before it goes.'],
    answer: ['safe', '{Reader} should stop reading it before it goes.'],
  },
} as const satisfies Record<string, Record<Side, Verdict>>

export type SchemaRule = keyof typeof schemaRules

/**
 * Who fills a schema and who reads it. In a REST call the app and the server are released together with the schema, so
 * one side counts. A shell or a report that is out there holds to the old schema: both sides count.
 */
export interface Parties {
  counts: Side | 'both'
  sender: string
  reader: string
}

/** What a rule says between these parties. Where both sides count, the worse of the two. */
export function judge(rule: SchemaRule, { counts, sender, reader }: Parties): Verdict {
  const { request, answer }: Record<Side, Verdict> = schemaRules[rule]
  const [severity, consequence] = counts === 'both' ? worse(answer, request) : counts === 'request' ? request : answer
  return [severity, consequence.replaceAll('{Sender}', sender).replaceAll('{Reader}', reader)]
}
