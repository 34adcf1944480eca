/** A rule of the app that is broken on purpose, to see that the judge notices. */
interface Defect {
  /** Of which file of the web app, and what in it becomes what. */
  file: string
  changes: readonly (readonly [from: string, to: string])[]
}

export const defects = {
  /** An answer that never reached the work ends a submission although an earlier call is unanswered. */
  forgetsUnanswered: {
    file: 'src/platform/submission/submit-once.ts',
    changes: [
      ["verdict === 'turned-away' && isUnanswered", 'false'],
      ["verdict !== 'refused' && isUnanswered", "verdict === 'lost'"],
    ],
  },
  /** The end of a session takes away what is known of submissions under way. */
  forgetsAtSessionEnd: {
    file: 'src/platform/auth/auth.ts',
    changes: [
      [
        'privateStorage.clear({ keepsDrafts })',
        "for (const key of Object.keys(localStorage)) if (key.startsWith('submission:')) localStorage.removeItem(key)",
      ],
    ],
  },
} as const satisfies Record<string, Defect>

export type DefectName = keyof typeof defects

/** Puts a defect into the source of a file of the app. Throws when the source has another form by now. */
export function withDefect(name: DefectName | undefined, file: string, source: string): string {
  const defect: Defect | undefined = name && defects[name]
  if (defect === undefined || !file.endsWith(`/apps/web/${defect.file}`)) return source
  return defect.changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`${defect.file} has no "${from}" any more: see the defect ${name}.`)
    return changed.replace(from, to)
  }, source)
}
