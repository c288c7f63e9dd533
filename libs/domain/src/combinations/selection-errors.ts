/** A generation request that the brand's data cannot satisfy. The message is a sentence for a person. */
export class SelectionError extends Error {
  constructor(
    /** The field of the request, such as `productCategoryIds`. */
    readonly field: string,
    readonly id: string,
    message: string,
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** The brand has nothing with this id, or nothing of the kind that the field asks for. */
export class UnknownIdError extends SelectionError {
  constructor(field: string, id: string) {
    super(field, id, `${field}: this brand has nothing with the id ${id}`);
  }
}

/** The id exists, but in a category that the field does not accept. */
export class WrongCategoryError extends SelectionError {
  constructor(field: string, id: string, expected: string) {
    super(field, id, `${field}: ${id} must be ${expected}`);
  }
}
