/** What changes to a message of the bridge, or to an event of the tracking plan, mean. */
export interface MessageCase {
  title: string
  /** A message that the app sends, one that it receives, the schemas of all messages, what an event carries, all events. */
  at: 'toShell' | 'toWeb' | 'messages' | 'carried' | 'events'
  before: string
  after: string
  want: readonly string[]
}

const link = '{ "x-direction": "toShell", "properties": { "type": { "const": "share_link" } } }'
const hello = '{ "x-direction": "toWeb", "properties": { "type": { "const": "shell_info" } } }'
const login = '{ "destination": "analytics", "consent": "analytics", "personalData": "none", "properties": {} }'

export const messageCases: readonly MessageCase[] = [
  {
    title: 'the app sends a new message',
    at: 'messages',
    before: '{}',
    after: `{ "ShareLink": ${link} }`,
    want: ['risky request sent-message-added'],
  },
  {
    title: 'the app no longer sends a message',
    at: 'messages',
    before: `{ "ShareLink": ${link} }`,
    after: '{}',
    want: ['breaking request sent-message-removed'],
  },
  {
    title: 'the shell sends a new message',
    at: 'messages',
    before: '{}',
    after: `{ "ShellInfo": ${hello} }`,
    want: ['safe answer received-message-added'],
  },
  {
    title: 'the shell no longer sends a message',
    at: 'messages',
    before: `{ "ShellInfo": ${hello} }`,
    after: '{}',
    want: ['breaking answer received-message-removed'],
  },
  {
    title: 'a message has another name',
    at: 'messages',
    before: `{ "ShareLink": ${link} }`,
    after: `{ "ShareLink": ${link.replace('share_link', 'share')} }`,
    want: ['breaking request sent-message-removed', 'risky request sent-message-added'],
  },
  {
    title: 'a message goes the other way',
    at: 'messages',
    before: `{ "ShareLink": ${link} }`,
    after: `{ "ShareLink": ${link.replace('toShell', 'toWeb')} }`,
    want: ['breaking request sent-message-removed', 'safe answer received-message-added'],
  },
  {
    title: 'the schema of a message has another name',
    at: 'messages',
    before: `{ "ShareLink": ${link} }`,
    after: `{ "LinkShared": ${link} }`,
    want: [],
  },
  {
    title: 'one name goes both ways',
    at: 'messages',
    before: `{ "Logout": ${link} }`,
    after: `{ "Logout": ${link}, "ShellLogout": ${hello.replace('shell_info', 'share_link')} }`,
    want: ['safe answer received-message-added'],
  },
  {
    title: 'a message is answered by another',
    at: 'messages',
    before: `{ "ShareLink": ${link.replace('{ "x-d', '{ "x-answers": ["link_shared"], "x-d')} }`,
    after: `{ "ShareLink": ${link.replace('{ "x-d', '{ "x-answers": ["link_shown"], "x-d')} }`,
    want: ['breaking answer answers-changed'],
  },
  {
    title: 'a sent message has a new field',
    at: 'toShell',
    before: '{ "url": { "type": "string" } }',
    after: '{ "url": { "type": "string" }, "title": { "type": "string" } }',
    want: ['safe request sent-property-added'],
  },
  {
    title: 'a sent message loses a field',
    at: 'toShell',
    before: '{ "url": { "type": "string" }, "title": { "type": "string" } }',
    after: '{ "url": { "type": "string" } }',
    want: ['breaking request sent-property-removed'],
  },
  {
    title: 'a sent message has a new value',
    at: 'toShell',
    before: '{ "place": { "enum": ["home"] } }',
    after: '{ "place": { "enum": ["home", "search"] } }',
    want: ['risky request sent-value-added'],
  },
  {
    title: 'a sent message has a shorter text',
    at: 'toShell',
    before: '{ "title": { "type": "string", "maxLength": 255 } }',
    after: '{ "title": { "type": "string", "maxLength": 60 } }',
    want: ['breaking request sent-limit-tightened'],
  },
  {
    title: 'a received message loses a field',
    at: 'toWeb',
    before: '{ "url": { "type": "string" }, "title": { "type": "string" } }',
    after: '{ "url": { "type": "string" } }',
    want: ['breaking answer received-property-removed'],
  },
  {
    title: 'a received message has a new field',
    at: 'toWeb',
    before: '{ "url": { "type": "string" } }',
    after: '{ "url": { "type": "string" }, "title": { "type": "string" } }',
    want: ['safe answer received-property-added'],
  },
  {
    title: 'a received message no longer has a value, which an installed shell may still send',
    at: 'toWeb',
    before: '{ "reason": { "enum": ["cancelled", "failed"] } }',
    after: '{ "reason": { "enum": ["failed"] } }',
    want: ['breaking answer received-value-removed'],
  },
  {
    title: 'a received message has another type in a field',
    at: 'toWeb',
    before: '{ "version": { "type": "string" } }',
    after: '{ "version": { "type": "integer" } }',
    want: ['breaking answer received-type-changed'],
  },
  {
    title: 'an event comes',
    at: 'events',
    before: '{}',
    after: `{ "login": ${login} }`,
    want: ['safe request event-added'],
  },
  {
    title: 'an event goes',
    at: 'events',
    before: `{ "login": ${login} }`,
    after: '{}',
    want: ['breaking request event-removed'],
  },
  {
    title: 'an event goes elsewhere',
    at: 'events',
    before: `{ "login": ${login} }`,
    after: `{ "login": ${login.replace('"destination": "analytics"', '"destination": "messaging"')} }`,
    want: ['breaking request destination-changed'],
  },
  {
    title: 'an event needs another consent and says more of a person',
    at: 'events',
    before: `{ "login": ${login} }`,
    after: `{ "login": ${login.replace('"consent": "analytics"', '"consent": "functional"').replace('none', 'pseudonym')} }`,
    want: ['risky request consent-changed', 'risky request personal-data-changed'],
  },
  {
    title: 'an event carries a new field',
    at: 'carried',
    before: '{ "properties": { "path": { "type": "string" } } }',
    after: '{ "properties": { "path": { "type": "string" }, "title": { "type": "string" } } }',
    want: ['safe request event-property-added'],
  },
  {
    title: 'an event must carry a new field',
    at: 'carried',
    before: '{ "properties": { "path": { "type": "string" } } }',
    after: '{ "required": ["title"], "properties": { "path": { "type": "string" }, "title": { "type": "string" } } }',
    want: ['breaking request event-required-property-added'],
  },
  {
    title: 'an event may leave a field out',
    at: 'carried',
    before: '{ "required": ["path"], "properties": { "path": { "type": "string" } } }',
    after: '{ "properties": { "path": { "type": "string" } } }',
    want: ['breaking request event-property-became-optional'],
  },
  {
    title: 'an event has another name for a field',
    at: 'carried',
    before: '{ "properties": { "path": { "type": "string" } } }',
    after: '{ "properties": { "page": { "type": "string" } } }',
    want: ['breaking request event-property-removed', 'safe request event-property-added'],
  },
  {
    title: 'an event carries a new value',
    at: 'carried',
    before: '{ "properties": { "list": { "enum": ["home"] } } }',
    after: '{ "properties": { "list": { "enum": ["home", "search"] } } }',
    want: ['risky request event-value-added'],
  },
]
