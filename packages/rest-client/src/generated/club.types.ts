// Generated from schemas/rest/club.openapi.yaml by `npm run codegen`. Do not edit.

export interface paths {
    "/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in member's profile. */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in member's points. */
        get: operations["getBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Feature flags for a project and session. */
        get: operations["listFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discoveries/rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Spend rewards for a member, a page at a time. */
        get: operations["listSpendRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discoveries/rewards/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Spend rewards for a visitor, a page at a time. */
        get: operations["listPublicSpendRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discoveries/rewards/earn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Earn rewards for a member, a page at a time. */
        get: operations["listEarnRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discoveries/rewards/earn/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Earn rewards for a visitor, a page at a time. */
        get: operations["listPublicEarnRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discoveries/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories of spend rewards for a member, with counts. */
        get: operations["listSpendCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discoveries/categories/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories of spend rewards for a visitor, with counts. */
        get: operations["listPublicSpendCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discoveries/categories/earn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories of earn rewards for a member, with counts. */
        get: operations["listEarnCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discoveries/categories/earn/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories of earn rewards for a visitor, with counts. */
        get: operations["listPublicEarnCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rewards/spend/{rewardId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One spend reward for a member. */
        get: operations["getSpendReward"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rewards/spend/{rewardId}/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One spend reward for a visitor. */
        get: operations["getPublicSpendReward"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rewards/earn/{rewardId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One earn reward for a member. */
        get: operations["getEarnReward"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rewards/earn/{rewardId}/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One earn reward for a visitor. */
        get: operations["getPublicEarnReward"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/redemptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts earning at a partner; answers the address that tracks it. */
        post: operations["redeemEarnReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exchanges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Spends points on a reward and answers its vouchers. */
        post: operations["exchangeReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's vouchers, newest validFrom first, a page at a time. */
        get: operations["listVouchers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's orders, newest first. */
        get: operations["listOrders"];
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
        /** @description A member, held whole (ENT-04). */
        Profile: {
            redUserId: string;
            firstName?: string;
            lastName?: string;
            /** Format: email */
            email: string;
            mobile?: string;
            /**
             * @description The member's region by country.
             * @enum {string}
             */
            country?: "GB" | "US" | "WORLD";
            postcode?: string;
            /** @description US only. */
            state?: string;
            /** @description dd/MM/yyyy (CON-29). */
            dateOfBirth?: string;
            memberSupplierIds: {
                [key: string]: string;
            };
            complete: boolean;
            appState?: {
                /** @description The onboarding step the member is at. */
                onboarding?: string;
            };
            channel?: string;
            /** Format: date-time */
            createdAt: string;
            linkedAccountsState: {
                [key: string]: string;
            };
            marketingEmail?: boolean;
            marketingSms?: boolean;
            marketingTel?: boolean;
            notifications?: boolean;
            termsVersion?: number;
            optOutPrefAlcohol?: boolean;
            optOutPrefGambling?: boolean;
            restrictAlcoholGambling?: boolean;
            points: {
                current: components["schemas"]["Points"];
            };
        };
        /** @description The balance in one of its two shapes (CON-11). */
        Balances: components["schemas"]["PointsBalance"] | components["schemas"]["CurrencyBalances"];
        FeatureFlags: {
            features: components["schemas"]["FeatureFlag"][];
        };
        /** @description One page of rewards (ENT-12). */
        RewardPage: {
            paging: components["schemas"]["Paging"];
            rewards: components["schemas"]["Reward"][];
        };
        Categories: {
            categories: {
                categoryName: string;
                count: number;
            }[];
        };
        /** @description Something to earn or spend points on (ENT-05). A spend reward has a redemptionType, an earn reward an earnType. */
        Reward: {
            rewardId: string;
            rewardParentId?: string;
            campaignId?: string;
            cost?: components["schemas"]["Points"];
            redemptionType?: components["schemas"]["RedemptionType"];
            /** Format: uri */
            redemptionUrl?: string;
            earnType?: components["schemas"]["EarnType"];
            /** Format: uri */
            earnUrl?: string;
            /** @enum {string} */
            accessLevel?: "PUBLIC" | "PERSONAL";
            /**
             * @description Whether it can be had now.
             * @enum {string}
             */
            availability?: "AVAILABLE" | "SOLD_OUT" | "UNAVAILABLE";
            subscriptionPlanId?: string;
            /** Format: date-time */
            createdDate?: string;
            variants?: components["schemas"]["RewardVariant"][];
            content: components["schemas"]["RewardContent"];
        };
        /**
         * @example {
         *       "rewardId": "500101"
         *     }
         */
        EarnRedemptionRequest: {
            rewardId: string;
        };
        EarnRedemption: {
            /** Format: uri */
            trackingUrl: string;
        };
        /**
         * @example {
         *       "rewardId": "100101"
         *     }
         */
        RewardExchangeRequest: {
            rewardId: string;
            rewardParentId?: string;
        };
        RewardExchange: {
            vouchers: components["schemas"]["Voucher"][];
        };
        /** @description One page of vouchers (VCH-02). */
        VoucherPage: {
            vouchers: components["schemas"]["Voucher"][];
            total: number;
            offset: number;
            limit: number;
            moreAvailable: boolean;
        };
        OrderList: {
            orders: components["schemas"]["Order"][];
        };
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
        PointsBalance: {
            current: components["schemas"]["Points"];
            usable: components["schemas"]["Points"];
        };
        CurrencyBalances: {
            /**
             * @description A partner code (ENT-02).
             * @enum {string}
             */
            currency: "VRED" | "BILTREWARDS" | "VAA" | "SYF";
            balance: components["schemas"]["Points"];
        }[];
        /** @description One flag (FLG-01). */
        FeatureFlag: {
            name: string;
            variation: string;
            value: {
                boolValue: boolean;
            } | {
                stringValue: string;
            } | {
                doubleValue: number;
            } | {
                longValue: number;
            };
        };
        /** @enum {string} */
        SortOption: "cost" | "-cost" | "title" | "-title" | "createdDate" | "popular" | "date" | "-date";
        /**
         * @description Tags of DIS-20, and the two that hide (DIS-16) and restrict (DIS-17), whose names the specification does not give.
         * @enum {string}
         */
        RewardTag: "content.popular" | "content.alcohol" | "content.gambling" | "region.US" | "region.GB" | "region.global" | "override.points.check" | "visibility.appOnly" | "visibility.webOnly" | "visibility.hidden" | "visibility.restricted";
        /**
         * @description Country code of a region (REG-02).
         * @enum {string}
         */
        ViewingRegion: "GB" | "US" | "WORLD";
        Paging: {
            hasMore: boolean;
        };
        /**
         * @description How a spend reward is redeemed (ENT-08).
         * @enum {string}
         */
        RedemptionType: "DIGITAL_FULFILMENT" | "QR_CODE" | "BARCODE_128" | "WINES_VOUCHER" | "VOUCHER_PLUS_URL" | "WINES_FULFILMENT" | "PHYSICAL_SPARKLES" | "SIMPLE_LINK" | "DONATION_LINK" | "VOYAGES_FULFILMENT" | "TRAINS_ORDER" | "REDSKY_SEARCH";
        /**
         * @description How an earn reward is earned (ENT-09).
         * @enum {string}
         */
        EarnType: "OFFSITE_LINK_STANDARD" | "COLLINSON" | "AWIN" | "OFFSITE_LINK_OCTOPUS" | "INLINE_TIPPING";
        RewardVariant: {
            rewardId: string;
            cost: components["schemas"]["Points"];
            content: {
                variantLabel: string;
                location?: string;
            };
        };
        /** @description What people read of a reward (ENT-06). */
        RewardContent: {
            title: string;
            lead?: string;
            description?: string;
            /** @description Paragraphs */
            body?: string;
            /** @description An address at the image service. */
            imageUrl: string;
            slug?: string;
            location?: string;
            dateAndTime?: string;
            categories: {
                categoryName?: string;
                descriptor?: string;
            }[];
            tags: components["schemas"]["RewardTag"][];
            badge?: string;
            bulletPoints?: string[];
            brandDetails: components["schemas"]["RewardBrand"];
            redemption?: {
                /** @description How to redeem it. Paragraphs */
                method?: string;
            };
            redeemButtonTextOverride?: string;
            pointsTextOverride?: string;
            /** @description Paragraphs */
            termsAndConditions?: string;
            /** Format: uri */
            termsUrl?: string;
            partner?: {
                descriptor?: string;
                partnerName?: string;
                partnerLogo?: string;
            };
        };
        /** @description What a member got for points (VCH-01). */
        Voucher: {
            voucherId: string;
            code: string;
            /** @description The QR code as a picture */
            image: string;
            /** Format: uri */
            url?: string;
            /** Format: date-time */
            validFrom: string;
            /** Format: date-time */
            validTo: string;
            content: {
                title: string;
                imageUrl: string;
                lead?: string;
                brandDetails: {
                    brandName: string;
                    brandLogo: string;
                };
            };
        };
        /** @description What a member ordered for points (ORD-01). */
        Order: {
            orderId: string;
            rewardId: string;
            redemptionType: components["schemas"]["RedemptionType"];
            status: components["schemas"]["OrderStatus"];
            content: {
                title: string;
                imageUrl: string;
                brandDetails: {
                    brandName: string;
                    brandLogo: string;
                };
            };
            cost: components["schemas"]["Points"];
            /** Format: date-time */
            createdDate: string;
            /** Format: uri */
            trackingUrl?: string;
            giftMessage?: string;
        };
        RewardBrand: {
            id: string;
            brandName: string;
            /** @description An address at the image service. */
            brandLogo: string;
            slug: string;
            requiresBrandPage?: boolean;
        };
        /**
         * @description Where an order stands (ORD-02).
         * @enum {string}
         */
        OrderStatus: "PENDING" | "PROCESSING" | "DISPATCHED" | "DELIVERED" | "CONFIRMED" | "CANCELLED";
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
        /** @description There is no such thing. */
        NotFound: {
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
        /** @description The request is well formed but cannot be done. */
        UnprocessableEntity: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The project whose flags are asked for.
         * @example clubhouse-web
         */
        Project: string;
        /**
         * @description An id of the visit; it carries nothing personal.
         * @example 2f6f7a2e-0f5e-4a86-9a59-0a3c1f0f2b7d
         */
        SessionId: string;
        /** @description Only rewards in one of these categories. Repeat it for several. */
        CategoryName: string[];
        /** @description Only rewards of this range of cost. */
        CostRangeId: string;
        /** @description Order of the list; absent is the editors' own order (DIS-09). */
        Sort: components["schemas"]["SortOption"];
        /** @description Only rewards with this tag. */
        Tag: components["schemas"]["RewardTag"];
        /** @description How many at most; sent only if positive. */
        Limit: number;
        /** @description How many to skip. */
        Offset: number;
        /**
         * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
         * @example GB
         */
        ViewingRegion: components["schemas"]["ViewingRegion"];
        /** @description Only rewards of this brand. */
        BrandName: string;
        /** @description Only rewards that speak of this. */
        Keyword: string;
        /** @description Whether the variants of a reward come as one. */
        EnableVariantGrouping: boolean;
        /** @description Whether the list is for a brand page. */
        IsBrands: boolean;
        /**
         * @description The reward's id.
         * @example 100101
         */
        RewardId: string;
        /**
         * @description One key per intent of the member. The same key with the same body answers the first result again and does nothing; with another body it is refused with 422.
         * @example 5f0c7f5e-6c3d-4a2c-9c4b-1f4f2f3b8a10
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getBalances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance, in either of its two shapes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Balances"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listFeatures: {
        parameters: {
            query: {
                /**
                 * @description The project whose flags are asked for.
                 * @example clubhouse-web
                 */
                project: components["parameters"]["Project"];
                /**
                 * @description An id of the visit; it carries nothing personal.
                 * @example 2f6f7a2e-0f5e-4a86-9a59-0a3c1f0f2b7d
                 */
                sessionId: components["parameters"]["SessionId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureFlags"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listSpendRewards: {
        parameters: {
            query: {
                /** @description Only rewards in one of these categories. Repeat it for several. */
                categoryName?: components["parameters"]["CategoryName"];
                /** @description Only rewards of this range of cost. */
                costRangeId?: components["parameters"]["CostRangeId"];
                /** @description Order of the list; absent is the editors' own order (DIS-09). */
                sort?: components["parameters"]["Sort"];
                /** @description Only rewards with this tag. */
                tag?: components["parameters"]["Tag"];
                /** @description How many at most; sent only if positive. */
                limit?: components["parameters"]["Limit"];
                /** @description How many to skip. */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
                /** @description Only rewards of this brand. */
                brandName?: components["parameters"]["BrandName"];
                /** @description Only rewards that speak of this. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Whether the variants of a reward come as one. */
                enableVariantGrouping?: components["parameters"]["EnableVariantGrouping"];
                /** @description Whether the list is for a brand page. */
                isBrands?: components["parameters"]["IsBrands"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listPublicSpendRewards: {
        parameters: {
            query: {
                /** @description Only rewards in one of these categories. Repeat it for several. */
                categoryName?: components["parameters"]["CategoryName"];
                /** @description Only rewards of this range of cost. */
                costRangeId?: components["parameters"]["CostRangeId"];
                /** @description Order of the list; absent is the editors' own order (DIS-09). */
                sort?: components["parameters"]["Sort"];
                /** @description Only rewards with this tag. */
                tag?: components["parameters"]["Tag"];
                /** @description How many at most; sent only if positive. */
                limit?: components["parameters"]["Limit"];
                /** @description How many to skip. */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
                /** @description Only rewards of this brand. */
                brandName?: components["parameters"]["BrandName"];
                /** @description Only rewards that speak of this. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Whether the variants of a reward come as one. */
                enableVariantGrouping?: components["parameters"]["EnableVariantGrouping"];
                /** @description Whether the list is for a brand page. */
                isBrands?: components["parameters"]["IsBrands"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listEarnRewards: {
        parameters: {
            query: {
                /** @description Only rewards in one of these categories. Repeat it for several. */
                categoryName?: components["parameters"]["CategoryName"];
                /** @description Only rewards of this range of cost. */
                costRangeId?: components["parameters"]["CostRangeId"];
                /** @description Order of the list; absent is the editors' own order (DIS-09). */
                sort?: components["parameters"]["Sort"];
                /** @description Only rewards with this tag. */
                tag?: components["parameters"]["Tag"];
                /** @description How many at most; sent only if positive. */
                limit?: components["parameters"]["Limit"];
                /** @description How many to skip. */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
                /** @description Only rewards of this brand. */
                brandName?: components["parameters"]["BrandName"];
                /** @description Only rewards that speak of this. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Whether the variants of a reward come as one. */
                enableVariantGrouping?: components["parameters"]["EnableVariantGrouping"];
                /** @description Whether the list is for a brand page. */
                isBrands?: components["parameters"]["IsBrands"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listPublicEarnRewards: {
        parameters: {
            query: {
                /** @description Only rewards in one of these categories. Repeat it for several. */
                categoryName?: components["parameters"]["CategoryName"];
                /** @description Only rewards of this range of cost. */
                costRangeId?: components["parameters"]["CostRangeId"];
                /** @description Order of the list; absent is the editors' own order (DIS-09). */
                sort?: components["parameters"]["Sort"];
                /** @description Only rewards with this tag. */
                tag?: components["parameters"]["Tag"];
                /** @description How many at most; sent only if positive. */
                limit?: components["parameters"]["Limit"];
                /** @description How many to skip. */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
                /** @description Only rewards of this brand. */
                brandName?: components["parameters"]["BrandName"];
                /** @description Only rewards that speak of this. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Whether the variants of a reward come as one. */
                enableVariantGrouping?: components["parameters"]["EnableVariantGrouping"];
                /** @description Whether the list is for a brand page. */
                isBrands?: components["parameters"]["IsBrands"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listSpendCategories: {
        parameters: {
            query: {
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
                /** @description Whether the variants of a reward come as one. */
                enableVariantGrouping?: components["parameters"]["EnableVariantGrouping"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Categories"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listPublicSpendCategories: {
        parameters: {
            query: {
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
                /** @description Whether the variants of a reward come as one. */
                enableVariantGrouping?: components["parameters"]["EnableVariantGrouping"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Categories"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listEarnCategories: {
        parameters: {
            query: {
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
                /** @description Whether the variants of a reward come as one. */
                enableVariantGrouping?: components["parameters"]["EnableVariantGrouping"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Categories"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listPublicEarnCategories: {
        parameters: {
            query: {
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
                /** @description Whether the variants of a reward come as one. */
                enableVariantGrouping?: components["parameters"]["EnableVariantGrouping"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Categories"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getSpendReward: {
        parameters: {
            query: {
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
                /** @description Whether the variants of a reward come as one. */
                enableVariantGrouping?: components["parameters"]["EnableVariantGrouping"];
            };
            header?: never;
            path: {
                /**
                 * @description The reward's id.
                 * @example 100101
                 */
                rewardId: components["parameters"]["RewardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reward. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reward"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getPublicSpendReward: {
        parameters: {
            query: {
                /**
                 * @description The region whose content is asked for, as a country code (REG-02, DIS-22).
                 * @example GB
                 */
                viewingRegion: components["parameters"]["ViewingRegion"];
                /** @description Whether the variants of a reward come as one. */
                enableVariantGrouping?: components["parameters"]["EnableVariantGrouping"];
            };
            header?: never;
            path: {
                /**
                 * @description The reward's id.
                 * @example 100101
                 */
                rewardId: components["parameters"]["RewardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reward. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reward"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getEarnReward: {
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
                 * @description The reward's id.
                 * @example 100101
                 */
                rewardId: components["parameters"]["RewardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reward. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reward"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getPublicEarnReward: {
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
                 * @description The reward's id.
                 * @example 100101
                 */
                rewardId: components["parameters"]["RewardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reward. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reward"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    redeemEarnReward: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per intent of the member. The same key with the same body answers the first result again and does nothing; with another body it is refused with 422.
                 * @example 5f0c7f5e-6c3d-4a2c-9c4b-1f4f2f3b8a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EarnRedemptionRequest"];
            };
        };
        responses: {
            /** @description The address to open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarnRedemption"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["ServerError"];
        };
    };
    exchangeReward: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per intent of the member. The same key with the same body answers the first result again and does nothing; with another body it is refused with 422.
                 * @example 5f0c7f5e-6c3d-4a2c-9c4b-1f4f2f3b8a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RewardExchangeRequest"];
            };
        };
        responses: {
            /** @description The vouchers; the first is the new one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardExchange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["ServerError"];
        };
    };
    listVouchers: {
        parameters: {
            query?: {
                /** @description How many at most; sent only if positive. */
                limit?: components["parameters"]["Limit"];
                /** @description How many to skip. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    listOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
}
