// Generated from schemas/rest/discovery.openapi.yaml by `npm run codegen`. Do not edit.

export interface paths {
    "/discoveries/brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Brands with something to earn or spend in a region. */
        get: operations["listBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{brandPath}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One brand, for a member. */
        get: operations["getBrand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/{brandPath}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One brand, for a visitor. */
        get: operations["getPublicBrand"];
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
        /** @description A partner of the club (BRD-15). */
        Brand: {
            brandName: string;
            brandDescription: string;
            /** @description An address at the image service. */
            brandLogo: string;
            slug: string;
        };
        /** @description The partners that a region has. */
        Brands: {
            brands: components["schemas"]["Brand"][];
        };
        /** @description Every answer that is not a success. */
        Problem: {
            /**
             * @description What went wrong, for programs.
             * @example VALIDATION
             */
            code: string;
            /**
             * @description What went wrong, for people.
             * @example The request does not match the API document.
             */
            message: string;
            /** @description The fields that were refused. */
            errors?: {
                /** @description Where, such as `body/rewardId`. */
                path: string;
                message: string;
            }[];
        };
        /**
         * @description Country code of a region (REG-02).
         * @enum {string}
         */
        ViewingRegion: "GB" | "US" | "WORLD";
    };
    responses: {
        /** @description The request breaks its schema; nothing was changed. */
        BadRequest: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The token lacks the scope. */
        Forbidden: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                "WWW-Authenticate": components["headers"]["InsufficientScope"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing. */
        NotFound: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed. */
        ServerError: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No valid token was sent, or it has expired. */
        Unauthorized: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                "WWW-Authenticate": components["headers"]["InvalidToken"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The brand's slug.
         * @example hartwell-cinemas
         */
        BrandPath: string;
        /**
         * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
         * @example GB
         */
        ViewingRegion: components["schemas"]["ViewingRegion"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description The challenge of RFC 6750, 3.
         * @example Bearer error="insufficient_scope"
         */
        InsufficientScope: string;
        /**
         * @description The challenge of RFC 6750, 3.
         * @example Bearer error="invalid_token"
         */
        InvalidToken: string;
        /**
         * @description The answer is the same for everybody; a cache may keep it and asks before it is used again.
         * @example no-cache
         */
        NoCache: "no-cache";
        /**
         * @description The answer is one caller's own, or a refusal; no cache keeps it.
         * @example no-store
         */
        NoStore: "no-store";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listBrands: {
        parameters: {
            query: {
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brands. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brands"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getBrand: {
        parameters: {
            query: {
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
            };
            header?: never;
            path: {
                /**
                 * @description The brand's slug.
                 * @example hartwell-cinemas
                 */
                brandPath: components["parameters"]["BrandPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brand. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getPublicBrand: {
        parameters: {
            query: {
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
            };
            header?: never;
            path: {
                /**
                 * @description The brand's slug.
                 * @example hartwell-cinemas
                 */
                brandPath: components["parameters"]["BrandPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brand. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoCache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
}
