import { Icon } from '../components/Icon/Icon.tsx'
import { description as descriptionStyle, error } from '../styles/field.css.ts'
import type { FieldProps } from './FieldParts.tsx'

export type NativeFieldHelpProps = Pick<FieldProps, 'description' | 'errorMessage'> & {
  /** Of the field; what stands here takes its ids from it. */
  fieldId: string
}

/** The help and the error of a field that stands on a native input, so that it brings no react-aria. */
export function NativeFieldHelp({ fieldId, description, errorMessage }: NativeFieldHelpProps) {
  return (
    <>
      {description === undefined ? null : (
        <p id={descriptionId(fieldId)} className={descriptionStyle}>
          {description}
        </p>
      )}
      {errorMessage === undefined ? null : (
        <p id={errorId(fieldId)} className={error}>
          <Icon name="error" size="small" />
          {errorMessage}
        </p>
      )}
    </>
  )
}

/** Ties the control to what `NativeFieldHelp` shows. */
export function describedBy({ fieldId, description, errorMessage }: NativeFieldHelpProps): string | undefined {
  const ids = [
    ...(description === undefined ? [] : [descriptionId(fieldId)]),
    ...(errorMessage === undefined ? [] : [errorId(fieldId)]),
  ]
  return ids.length === 0 ? undefined : ids.join(' ')
}

function descriptionId(fieldId: string): string {
  return `${fieldId}-description`
}

function errorId(fieldId: string): string {
  return `${fieldId}-error`
}
