import { useId, useRef, useState } from 'react'
import { description as descriptionStyle, field, label as labelStyle } from '../../styles/field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { box, copy as copyStyle, status as statusStyle, value as valueStyle } from './CopyField.css.ts'

export type CopyFieldProps = {
  /** Always seen, above the value. */
  label: string
  /** What is copied. */
  value: string
  /** Face and name of the button, such as `Copy code`. */
  copyLabel: string
  /** Said and shown once the value is on the clipboard. */
  copiedText: string
  /** Said and shown when the browser refuses: the value is selected then, and the person copies it by hand. */
  refusedText: string
  /** Help that stands between label and value. */
  description?: string | undefined
  /** Called once the value is on the clipboard. */
  onCopied?: (() => void) | undefined
  /** Of the box with the value. */
  id?: string | undefined
}

type Outcome = { readonly kind: 'none' } | { readonly kind: 'copied' | 'refused'; readonly of: string }

/** A code to take elsewhere. Where the clipboard is closed, it selects the code and says what to do. */
export function CopyField({
  label,
  value,
  copyLabel,
  copiedText,
  refusedText,
  description,
  onCopied,
  id,
}: CopyFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const inputRef = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })
  // What was said of one value is not true of the next.
  const kind = outcome.kind !== 'none' && outcome.of === value ? outcome.kind : 'none'

  const copy = async () => {
    // Empty first, so that a second time is announced as well.
    setOutcome({ kind: 'none' })
    if (await isWritten(value)) {
      setOutcome({ kind: 'copied', of: value })
      onCopied?.()
    } else {
      inputRef.current?.focus()
      inputRef.current?.select()
      setOutcome({ kind: 'refused', of: value })
    }
  }

  return (
    <div className={field}>
      <label className={labelStyle} htmlFor={inputId}>
        {label}
      </label>
      {description === undefined ? null : (
        <p className={descriptionStyle} id={`${inputId}-description`}>
          {description}
        </p>
      )}
      <div className={box}>
        <input
          ref={inputRef}
          className={valueStyle}
          id={inputId}
          value={value}
          readOnly
          dir="ltr"
          spellCheck={false}
          aria-describedby={description === undefined ? undefined : `${inputId}-description`}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className={copyStyle} onClick={() => void copy()}>
          <Icon name="copy" size="small" />
          {copyLabel}
        </button>
      </div>
      <p className={statusStyle} role="status" data-status={kind}>
        {kind === 'none' ? null : (
          <>
            <Icon name={kind === 'copied' ? 'check' : 'info'} size="small" />
            {kind === 'copied' ? copiedText : refusedText}
          </>
        )}
      </p>
    </div>
  )
}

/** Not there on pages without TLS; refused by a policy, by the person, or without focus. */
async function isWritten(value: string): Promise<boolean> {
  try {
    const clipboard: Clipboard | undefined = navigator.clipboard
    if (clipboard === undefined) return false
    await clipboard.writeText(value)
    return true
  } catch {
    return false
  }
}
