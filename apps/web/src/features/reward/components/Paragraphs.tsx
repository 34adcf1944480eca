import * as styles from './reward.css.ts'

/** Plain text as paragraphs. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    // The texts of one reward never change places.
    <p key={index} className={styles.paragraph}>
      {text}
    </p>
  ))
}
