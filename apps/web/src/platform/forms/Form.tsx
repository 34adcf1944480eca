import { Form as DesignForm, type FormProps as DesignFormProps } from '@clubhouse/design-system/Form'
import { type FieldError, type FieldValues, get, useFormState } from 'react-hook-form'
import { messagesOf } from './form-errors.ts'
import type { FormState } from './use-form.ts'

export interface FormProps<Values extends FieldValues, Sent> extends Pick<
  DesignFormProps,
  'children' | 'errorSummaryTitle' | 'errorSummaryLevel' | 'aria-label' | 'id'
> {
  form: FormState<Values, Sent>
  /** Sends what was typed, as the schema returns it. Returns a promise where the server's answer may put errors to fields. */
  onSubmit: (values: Sent) => void | Promise<void>
  /** Called when something is wrong, and nothing was sent. */
  onInvalid?: (() => void) | undefined
}

/** The fields of a form with a schema: lists what is wrong after a submit, and puts focus on the first wrong field. */
export function Form<Values extends FieldValues, Sent>({
  form,
  onSubmit,
  onInvalid,
  ...props
}: FormProps<Values, Sent>) {
  const { methods, fieldNames, fieldId } = form
  const { errors } = useFormState({ control: methods.control })
  const summary = fieldNames.flatMap((name) => {
    const error: FieldError | undefined = get(errors, name)
    return messagesOf(error).map((message) => ({ fieldId: fieldId(name), message }))
  })
  const submit = methods.handleSubmit(onSubmit, onInvalid)
  return <DesignForm {...props} errors={summary} focusAfterFailure="firstField" onSubmit={() => submit()} />
}
