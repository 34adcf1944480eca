import type { ApiError } from '@clubhouse/rest-client/errors'
import { m } from '#paraglide/messages.js'
import type { FieldErrors } from '#platform/forms/form-errors.ts'
import { type Details, mobileInvalid, postcodeInvalid } from './details.schema.ts'
import { detailFields, refusedField } from './step-fields.ts'

type Field = keyof Details

/** Returns what the server refused of the first step, in words for each field: its own are for developers. */
export function detailsRefusal({ fields: problems }: Pick<ApiError, 'fields'>, country: string): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {}
  for (const { path } of problems) {
    const name = refusedField(path)
    const field = detailFields.find((each) => each === name)
    if (field !== undefined) errors[field] ??= words(field, country)
  }
  return errors
}

function words(field: Field, country: string): string {
  switch (field) {
    case 'firstName':
    case 'lastName':
      return m.onboarding_name_invalid()
    case 'mobile':
      return mobileInvalid(country)
    case 'postcode':
      return postcodeInvalid(country)
    case 'state':
      return m.onboarding_state_required()
    case 'country':
    case 'dateOfBirth':
      return m.onboarding_field_refused()
  }
}
