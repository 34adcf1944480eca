import type { ReactNode } from 'react'
import { FieldError as AriaFieldError, Label, Text } from 'react-aria-components/TextField'
import { Icon } from '../components/Icon/Icon.tsx'
import { description as descriptionStyle, error, label as labelStyle } from '../styles/field.css.ts'

/** What every field has in common. */
export type FieldProps = {
  /** Always seen, outside the field (WCAG 3.3.2). */
  label: string
  /** Help that stands between label and field. */
  description?: string | undefined
  /** Makes the field invalid and is tied to it (WCAG 3.3.1). @selector [data-invalid] */
  errorMessage?: string | undefined
}

/** The label and the help of a react-aria field. */
export function FieldLabel({ label, description }: Pick<FieldProps, 'label' | 'description'>) {
  return (
    <>
      <Label className={labelStyle}>{label}</Label>
      {description === undefined ? null : (
        <Text slot="description" className={descriptionStyle}>
          {description}
        </Text>
      )}
    </>
  )
}

/** The error of a react-aria field; shows only while the field is invalid. */
export function FieldError({ errorMessage }: Pick<FieldProps, 'errorMessage'>) {
  return <AriaFieldError className={error}>{errorText(errorMessage)}</AriaFieldError>
}

/** The words of an error with their sign, for fields that stand on native inputs. */
export function errorText(errorMessage: string | undefined): ReactNode {
  return (
    <>
      <Icon name="error" size="small" />
      {errorMessage}
    </>
  )
}
