import * as styles from './reward.css.ts'

/** Plain text as paragraphs. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className={styles.paragraph}>
      {text}
    </p>
  ))
}
