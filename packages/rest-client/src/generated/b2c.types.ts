// Generated from schemas/rest/b2c.openapi.yaml by `npm run codegen`. Do not edit.

export interface paths {
    "/v1/user-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hands in the incentive codes that were kept before login. */
        post: operations["recordUserEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/me/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's balances, a row a currency. */
        get: operations["listAccountBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @example {
         *       "codes": [
         *         "SUMMER-500"
         *       ]
         *     }
         */
        UserEvents: {
            codes: string[];
        };
        AccountBalances: {
            /**
             * @description A partner code (ENT-02).
             * @enum {string}
             */
            currency: "VRED" | "BILTREWARDS" | "VAA" | "SYF";
            balance: components["schemas"]["Points"];
        }[];
        /** @description A number of Kestrel points. */
        Points: number;
        /** @description Every answer that is not a success. */
        Problem: {
            /**
             * @description What went wrong
             * @example VALIDATION
             */
            code: string;
            /**
             * @description What went wrong
             * @example The request does not match the API document.
             */
            message: string;
            /** @description The fields that were refused. */
            errors?: {
                /** @description Where */
                path: string;
                message: string;
            }[];
        };
    };
    responses: {
        /** @description The request breaks its schema; nothing was changed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No valid token was sent, or it has expired. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The token lacks the scope. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    recordUserEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserEvents"];
            };
        };
        responses: {
            /** @description Recorded. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listAccountBalances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balances. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountBalances"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
}
