// Generated from openapi/console.yaml by `npm run codegen`. Never edit it by hand.

export interface paths {
    "/authentication_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail and password
         * @description Answers a JWT whose payload is `JwtPayload`. A body that is not JSON or lacks a key is a 400, another content
         *     type a 404.
         *     A 429 ends too many wrong passwords: for one e-mail from one address, for many e-mails from one address, or for one
         *     e-mail from many addresses. The last two do not stop the right password at an address where the account signed in
         *     within 30 days. It is the same for an e-mail that nobody has.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/login_infos/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An e-mail, percent-encoded. */
                email: components["parameters"]["Email"];
            };
            cookie?: never;
        };
        /**
         * Read which sign-in methods an e-mail may use
         * @description An e-mail that nobody has answers `["password"]`, so that accounts cannot be guessed.
         */
        get: operations["getLoginInfos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/redirect_to_sso/{email}/{appStyle}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An e-mail, percent-encoded. */
                email: components["parameters"]["Email"];
                /** @description The brand of the console. */
                appStyle: components["parameters"]["AppStylePath"];
            };
            cookie?: never;
        };
        /**
         * Start the single sign-on of an e-mail
         * @description Visited by the browser, never fetched. The flow ends at the console with `/login?app_token=<JWT>` or
         *     `/login?error=<code>`.
         */
        get: operations["redirectToSso"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset_password_request/send/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An e-mail, percent-encoded. */
                email: components["parameters"]["Email"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a password reset link by e-mail
         * @description Answers the same for an e-mail that nobody has, and when the account was sent enough e-mails within the hour.
         *     Earlier links stay good until one is used. A 429 ends too many requests from one address, or for one e-mail from one
         *     address; the requests of other addresses do not count.
         */
        post: operations["sendPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset_password_request/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the token of a reset link
         * @description A token that was used or has expired is a 400 with `message` or a 422; a password that breaks the rules is a
         *     422.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description The super administrator sees everybody, a client administrator the own company, everybody else themselves: a
         *     token without `id` finds it with `email`, an exact match among the rows.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         * @description Without a password: the person sets one through a reset link. Minimum role ROLE_CLIENT_ADMIN; only the super
         *     administrator chooses the company or grants ROLE_ADMIN.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a user
         * @description Whom somebody may see is as in the list.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description Minimum role ROLE_CLIENT_ADMIN. Nobody deletes themselves.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Change a user
         * @description Only changed fields. Minimum role ROLE_CLIENT_ADMIN, except for oneself, who may change the language and the
         *     password but not the roles. The password travels as three fields: the current one, the new one, and the new
         *     one again. A new password ends the other sessions of the person and the links that could set another one.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/api/users/{id}/reset-password-link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Make a password reset link for a user
         * @description Super administrator only.
         */
        get: operations["getResetPasswordLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/list_companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all companies for a select
         * @description Not paged: a bare array, or a collection. A server that pages it says so in the collection, and is asked for
         *     every page. The console asks for it as super administrator only.
         */
        get: operations["listCompanyOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List companies
         * @description Super administrator only. The filter `name` serves the company search of the job instance list too.
         */
        get: operations["listCompanies"];
        put?: never;
        /**
         * Create a company
         * @description Super administrator only.
         */
        post: operations["createCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code, percent-encoded. */
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        /**
         * Read a company
         * @description Minimum role ROLE_CLIENT_ADMIN, for the own company; the super administrator reads all.
         */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        /**
         * Delete a company
         * @description Super administrator only. A company that still has users or job instances is a 500.
         */
        delete: operations["deleteCompany"];
        options?: never;
        head?: never;
        /**
         * Rename a company
         * @description Super administrator only. The code never changes.
         */
        patch: operations["updateCompany"];
        trace?: never;
    };
    "/api/companies/{code}/sso": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code, percent-encoded. */
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        /**
         * Read the single sign-on configuration of a company
         * @description For the client administrators of the company and the super administrator. 404 means that there is none yet:
         *     the form then shows a disabled one, and the first Save posts it.
         */
        get: operations["getCompanySso"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company_s_s_os": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the single sign-on configuration of a company
         * @description For the client administrators of the company and the super administrator. While it is enabled, what is missing
         *     is a violation.
         */
        post: operations["createCompanySso"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company_s_s_os/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the single sign-on configuration of a company
         * @description For the client administrators of the company and the super administrator. While it is enabled, what is missing
         *     is a violation.
         */
        patch: operations["updateCompanySso"];
        trace?: never;
    };
    "/saml/metadata/{kind}/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The branded product. */
                kind: components["parameters"]["SamlKind"];
                /** @description The code, percent-encoded. */
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        /**
         * Read the service provider metadata of a company
         * @description The address is also the entity id.
         */
        get: operations["getSamlMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saml/acs/{kind}/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The branded product. */
                kind: components["parameters"]["SamlKind"];
                /** @description The code, percent-encoded. */
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive the assertion of the identity provider
         * @description Posted by the person's browser on behalf of the identity provider (assertion consumer service).
         */
        post: operations["postSamlAssertion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job_executions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List executions
         * @description Restricted to the company of the caller, except for the super administrator. The rows carry `stepExecutions`
         *     with their `warningCount`, whose sum is the badge of the row. There is no change feed and no filter on a
         *     change date.
         */
        get: operations["listJobExecutions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job_executions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read an execution with its steps */
        get: operations["getJobExecution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job_executions/{id}/download_execution_logs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Download the log of an execution
         * @description Shown to the person as the file `execution.log`.
         */
        get: operations["downloadExecutionLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job_executions/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Ask an execution to stop
         * @description Minimum role ROLE_USER. The status becomes `mustStop`, later `stopped`. Any 2xx with any body, or none, means
         *     accepted.
         */
        get: operations["stopJobExecution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job_warnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the warnings of a step
         * @description 30 a page, oldest first; the console appends the next page.
         */
        get: operations["listJobWarnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/list_jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the job definitions
         * @description Not paged: a bare array, or a collection. A server that pages it says so in the collection, and is asked for
         *     every page.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job_instances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List job instances
         * @description Restricted to the company of the caller, except for the super administrator. Rows carry every field but
         *     `securedVariables`; some versions leave out `configuration`, then read the item.
         */
        get: operations["listJobInstances"];
        put?: never;
        /**
         * Create a job instance
         * @description Super administrator only. A code that is taken is a 422, or a 500 when two arrive at once: look the code up
         *     before saying that it failed. A configuration that is not JSON is a 422 on `configuration`.
         */
        post: operations["createJobInstance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job_instances/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code, percent-encoded. */
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        /**
         * Read a job instance
         * @description With its secured variables, whose values are never sent.
         */
        get: operations["getJobInstance"];
        put?: never;
        post?: never;
        /**
         * Delete a job instance
         * @description Super administrator only.
         */
        delete: operations["deleteJobInstance"];
        options?: never;
        head?: never;
        /**
         * Change a job instance
         * @description Minimum role ROLE_USER; ROLE_CLIENT_ADMIN for `cronExpression`, `eventTrigger` and `showJsonConfiguration`,
         *     ROLE_ADMIN for `allowSimultaneousRun` and `executionLogVerbosity`. The changed fields only; `code`, `jobCode`
         *     and `company` are fixed after creation. `configuration` is replaced as a whole: read the item first, send,
         *     read it back.
         */
        patch: operations["updateJobInstance"];
        trace?: never;
    };
    "/api/job_instances/{code}/add_to_queue": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code, percent-encoded. */
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        /**
         * Launch a job instance
         * @description Minimum role ROLE_USER, and the instance must be enabled. Acts although it is a `GET`: every request that arrives
         *     launches. A browser may repeat a `GET` by itself, once for each kept connection that turns out to be dead, so one
         *     request of a client may make several executions. After an answer, and after a lost one even more so, a client
         *     looks for the new executions and tells how many there are; it never repeats the request by itself.
         */
        get: operations["addToQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job_instances/{code}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code, percent-encoded. */
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        /**
         * List the versions of a job instance
         * @description Newest first, 30 a page. A version is written with every change, also by the system.
         */
        get: operations["listHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/secured_variables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a secret for a job instance
         * @description Minimum role ROLE_USER. `id` is not sent. The instance must exist.
         */
        post: operations["createSecuredVariable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/secured_variables/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a secret
         * @description Minimum role ROLE_USER.
         */
        delete: operations["deleteSecuredVariable"];
        options?: never;
        head?: never;
        /**
         * Replace the value of a secret
         * @description Minimum role ROLE_USER.
         */
        patch: operations["updateSecuredVariable"];
        trace?: never;
    };
    "/api/akeneo_connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List PIM connections
         * @description Restricted to the company of the caller, except for the super administrator, who may filter by `company.code`.
         *     Also read for the pickers of the forms.
         */
        get: operations["listAkeneoConnections"];
        put?: never;
        /**
         * Create a PIM connection
         * @description Minimum role ROLE_CLIENT_ADMIN. Without an app, the four secrets are mandatory.
         */
        post: operations["createAkeneoConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/akeneo_connections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read a PIM connection */
        get: operations["getAkeneoConnection"];
        put?: never;
        post?: never;
        /**
         * Delete a PIM connection
         * @description Minimum role ROLE_CLIENT_ADMIN. A connection in use is a 500.
         */
        delete: operations["deleteAkeneoConnection"];
        options?: never;
        head?: never;
        /**
         * Change a PIM connection
         * @description Minimum role ROLE_CLIENT_ADMIN. Secrets go only when they were typed.
         */
        patch: operations["updateAkeneoConnection"];
        trace?: never;
    };
    "/api/bynder_connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List asset-service connections
         * @description Restricted to the company of the caller, except for the super administrator, who may filter by `company.code`.
         *     Also read for the pickers of the forms.
         */
        get: operations["listBynderConnections"];
        put?: never;
        /**
         * Create an asset-service connection
         * @description Minimum role ROLE_CLIENT_ADMIN. Without an app, `permanentToken` is mandatory; with one, the browser goes on
         *     to the authorisation of `createBynderAppAccess`.
         */
        post: operations["createBynderConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bynder_connections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read an asset-service connection */
        get: operations["getBynderConnection"];
        put?: never;
        post?: never;
        /**
         * Delete an asset-service connection
         * @description Minimum role ROLE_CLIENT_ADMIN. A connection in use is a 500.
         */
        delete: operations["deleteBynderConnection"];
        options?: never;
        head?: never;
        /**
         * Change an asset-service connection
         * @description Minimum role ROLE_CLIENT_ADMIN. Secrets go only when they were typed.
         */
        patch: operations["updateBynderConnection"];
        trace?: never;
    };
    "/api/shopify_connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shop connections
         * @description Restricted to the company of the caller, except for the super administrator, who may filter by `company.code`.
         *     Also read for the pickers of the forms.
         */
        get: operations["listShopifyConnections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shopify_connections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Read a shop connection */
        get: operations["getShopifyConnection"];
        put?: never;
        post?: never;
        /**
         * Delete a shop connection
         * @description Minimum role ROLE_CLIENT_ADMIN. A connection in use is a 500.
         */
        delete: operations["deleteShopifyConnection"];
        options?: never;
        head?: never;
        /**
         * Change a shop connection
         * @description Minimum role ROLE_CLIENT_ADMIN. The address of the shop never changes.
         */
        patch: operations["updateShopifyConnection"];
        trace?: never;
    };
    "/test_connection/{type}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The kind of connection. */
                type: components["parameters"]["ConnectionType"];
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Test a connection
         * @description Minimum role ROLE_CLIENT_ADMIN. `success: false` and every 4xx or 5xx are failures; the text is `message` or
         *     that of the error.
         */
        get: operations["testConnection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/akeneo_connections/{id}/data/{request}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
                /** @description What to ask the PIM. */
                request: components["parameters"]["AkeneoDataRequest"];
            };
            cookie?: never;
        };
        /**
         * Read data of the connected PIM
         * @description `params` is the JSON text of one property of `AkeneoDataParams`, the one named like the request. The shape of
         *     the answer is that of the connected system. Any user of the company may read it for a form; the console page
         *     itself is for the super administrator.
         */
        get: operations["fetchAkeneoData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bynder_connections/{id}/data/{request}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
                /** @description What to ask the asset service. */
                request: components["parameters"]["BynderDataRequest"];
            };
            cookie?: never;
        };
        /**
         * Read data of the connected asset service
         * @description `params` is the JSON text of one property of `BynderDataParams`, the one named like the request. The shape of
         *     the answer is that of the connected system. Any user of the company may read it for a form; the console page
         *     itself is for the super administrator.
         */
        get: operations["fetchBynderData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shopify_connections/{id}/data/{request}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
                /** @description What to ask the shop. */
                request: components["parameters"]["ShopifyDataRequest"];
            };
            cookie?: never;
        };
        /**
         * Read data of the connected shop
         * @description `params` is the JSON text of one property of `ShopifyDataParams`, the one named like the request. The shape of
         *     the answer is that of the connected system. Any user of the company may read it for a form; the console page
         *     itself is for the super administrator. `metafieldKeys` takes `ownerType` instead of `params` and answers
         *     `MetafieldKey` rows.
         */
        get: operations["fetchShopifyData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shopify_app_accesses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the authorisation of the shop app
         * @description Also without a token: the shop sends people here who are not signed in.
         */
        post: operations["createShopifyAppAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shopify_app_accesses/{state}/generate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `state` that the provider's callback carries. */
                state: components["parameters"]["State"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish the authorisation of the shop app
         * @description Sends every query parameter of the provider's callback. Without the `shop` for which it was begun, or by somebody
         *     else than who began it, it is a 400. Afterwards the shop is listed among the connections.
         */
        post: operations["generateShopifyAppAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/akeneo_app_accesses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the authorisation of the PIM app
         * @description `pimUrl` comes from the query of the activation page. Login required, any role.
         */
        post: operations["createAkeneoAppAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/akeneo_app_accesses/{state}/generate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `state` that the provider's callback carries. */
                state: components["parameters"]["State"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish the authorisation of the PIM app
         * @description `state` and `code` come from the query of the provider's callback. Login required, any role.
         */
        post: operations["generateAkeneoAppAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bynder_app_accesses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the authorisation of the asset-service app
         * @description Minimum role ROLE_CLIENT_ADMIN. Called after an app connection was saved; the browser then goes to the
         *     provider.
         */
        post: operations["createBynderAppAccess"];
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
         * @description A key given by the server; a number stays a number.
         * @example 7
         */
        Id: number | string;
        /**
         * @description The address of an item, as written in a relation. Some versions answer an absolute address.
         * @example /api/companies/acme
         */
        Iri: string;
        /**
         * Format: date-time
         * @description ISO 8601 with an offset, whole seconds.
         * @example 2026-11-20T10:00:00+00:00
         */
        DateTime: string | null;
        /**
         * @description ROLE_ADMIN super administrator, ROLE_CLIENT_ADMIN administrator, ROLE_USER user, ROLE_RESTRICTED_USER read-
         *     only user. Each includes the next.
         * @enum {string}
         */
        Role: "ROLE_ADMIN" | "ROLE_CLIENT_ADMIN" | "ROLE_USER" | "ROLE_RESTRICTED_USER";
        /**
         * @description A language of the console.
         * @enum {string}
         */
        Locale: "en" | "fr";
        /**
         * @description The two brands.
         * @enum {string}
         */
        AppStyle: "bynder" | "akeneo";
        /**
         * @description `akeneo` is the PIM, `bynder` the asset service, `shopify` the shop.
         * @enum {string}
         */
        ConnectionType: "akeneo" | "bynder" | "shopify";
        /**
         * @description The jobs that the console has forms for, and the test job. A server may offer others.
         * @enum {string}
         */
        JobCode: "bynder_imatag_watermark" | "bynder_media_to_akeneo_asset_sync" | "bynder_media_to_akeneo_asset_sync_gql" | "bynder_media_to_akeneo_asset_record_binding" | "bynder_media_to_akeneo_asset_category_binding" | "bynder_media_to_akeneo_ref_entity_sync" | "bynder_media_to_akeneo_category_sync" | "akeneo_to_akeneo_asset_product_multibinding" | "akeneo_to_akeneo_asset_record_multibinding" | "akeneo_to_akeneo_asset_category_multibinding" | "akeneo_product_to_bynder_property" | "bynder_to_akeneo_delete_assets" | "bynder_media_to_shopify_product_image_sync" | "delete_bynder_media_to_shopify_files" | "bynder_rules" | "dummy";
        /**
         * @description `waiting`, `inProgress` and `mustStop` are pending; every other one, also one that is not listed here, is
         *     finished.
         * @enum {string}
         */
        ExecutionStatus: "waiting" | "inProgress" | "success" | "warning" | "error" | "mustStop" | "stopped" | "skipped";
        /**
         * @description The status of a step.
         * @enum {string}
         */
        StepStatus: "inProgress" | "success" | "warning" | "error" | "skipped" | "mustStop" | "stopped";
        /**
         * @description A company inside another item.
         * @example {
         *       "@id": "/api/companies/acme",
         *       "@type": "Company",
         *       "code": "acme",
         *       "name": "Acme"
         *     }
         */
        CompanyReference: {
            "@id"?: string;
            "@type"?: string;
            code: string;
            name?: string | null;
        };
        /**
         * @description The company of an item, embedded or as an IRI.
         * @example {
         *       "@id": "/api/companies/acme",
         *       "code": "acme",
         *       "name": "Acme"
         *     }
         * @example /api/companies/acme
         */
        CompanyRelation: components["schemas"]["CompanyReference"] | string | null;
        /**
         * @description A company as it is written; `null` clears it.
         * @example /api/companies/acme
         */
        CompanyIri: string | null;
        /**
         * @description A user inside another item.
         * @example {
         *       "@id": "/api/users/7",
         *       "@type": "User",
         *       "id": 7,
         *       "email": "ada@acme.example"
         *     }
         */
        PersonReference: {
            "@id"?: string;
            "@type"?: string;
            id?: components["schemas"]["Id"];
            email?: string;
        };
        /**
         * @description A person, embedded, as an IRI or as an e-mail; `null` for the schedule, an event or nobody.
         * @example {
         *       "@id": "/api/users/7",
         *       "id": 7,
         *       "email": "ada@acme.example"
         *     }
         * @example ada@acme.example
         */
        PersonRelation: components["schemas"]["PersonReference"] | string | null;
        /**
         * @description A confirmation; nothing in it is needed.
         * @example {
         *       "message": "Ok"
         *     }
         */
        Message: {
            message?: string;
        };
        /**
         * @description What every collection shares. The reference dialect has the `hydra:` keys, API Platform 4 the same without
         *     prefix; exactly one of `hydra:member` and `member` is there. The order of the keys means nothing.
         * @example {
         *       "@context": "/api/contexts/JobExecution",
         *       "@id": "/api/job_executions",
         *       "@type": "hydra:Collection",
         *       "hydra:member": [],
         *       "hydra:totalItems": 0
         *     }
         * @example {
         *       "@context": "/api/contexts/JobExecution",
         *       "@id": "/api/job_executions",
         *       "@type": "Collection",
         *       "totalItems": 0,
         *       "member": []
         *     }
         */
        HydraCollection: {
            "@context"?: unknown;
            "@id"?: string;
            /**
             * @example hydra:Collection
             * @example Collection
             */
            "@type"?: string;
            /** @description All rows; absent under partial pagination. */
            "hydra:totalItems"?: number;
            "hydra:view"?: components["schemas"]["HydraView"];
            "hydra:search"?: components["schemas"]["HydraSearch"];
            totalItems?: number;
            view?: components["schemas"]["HydraView"];
            search?: components["schemas"]["HydraSearch"];
        };
        /**
         * @description The neighbours of a page. Absent when there is one page.
         * @example {
         *       "@id": "/api/job_executions?order%5Bid%5D=desc&page=2",
         *       "@type": "hydra:PartialCollectionView",
         *       "hydra:first": "/api/job_executions?order%5Bid%5D=desc&page=1",
         *       "hydra:last": "/api/job_executions?order%5Bid%5D=desc&page=67",
         *       "hydra:previous": "/api/job_executions?order%5Bid%5D=desc&page=1",
         *       "hydra:next": "/api/job_executions?order%5Bid%5D=desc&page=3"
         *     }
         */
        HydraView: {
            "@id"?: string;
            "@type"?: string;
            "hydra:first"?: string;
            "hydra:last"?: string;
            "hydra:previous"?: string;
            "hydra:next"?: string;
            first?: string;
            last?: string;
            previous?: string;
            next?: string;
        };
        /**
         * @description The filters that the server declares for this collection.
         * @example {
         *       "@type": "hydra:IriTemplate",
         *       "hydra:template": "/api/job_executions{?status,status[],order[id]}",
         *       "hydra:variableRepresentation": "BasicRepresentation",
         *       "hydra:mapping": [
         *         {
         *           "@type": "IriTemplateMapping",
         *           "variable": "status",
         *           "property": "status",
         *           "required": false
         *         }
         *       ]
         *     }
         */
        HydraSearch: {
            "@type"?: string;
            "hydra:template"?: string;
            "hydra:variableRepresentation"?: string;
            "hydra:mapping"?: Record<string, never>[];
            template?: string;
            variableRepresentation?: string;
            mapping?: Record<string, never>[];
        };
        /** @description A page of users. */
        UserCollection: components["schemas"]["HydraCollection"] & {
            "hydra:member"?: components["schemas"]["User"][];
            member?: components["schemas"]["User"][];
        };
        /** @description A page of companies. */
        CompanyCollection: components["schemas"]["HydraCollection"] & {
            "hydra:member"?: components["schemas"]["Company"][];
            member?: components["schemas"]["Company"][];
        };
        /** @description A page of executions. */
        JobExecutionCollection: components["schemas"]["HydraCollection"] & {
            "hydra:member"?: components["schemas"]["JobExecution"][];
            member?: components["schemas"]["JobExecution"][];
        };
        /** @description A page of warnings. */
        JobWarningCollection: components["schemas"]["HydraCollection"] & {
            "hydra:member"?: components["schemas"]["JobWarning"][];
            member?: components["schemas"]["JobWarning"][];
        };
        /** @description A page of job instances. */
        JobInstanceCollection: components["schemas"]["HydraCollection"] & {
            "hydra:member"?: components["schemas"]["JobInstance"][];
            member?: components["schemas"]["JobInstance"][];
        };
        /** @description A page of versions. */
        HistoryEntryCollection: components["schemas"]["HydraCollection"] & {
            "hydra:member"?: components["schemas"]["HistoryEntry"][];
            member?: components["schemas"]["HistoryEntry"][];
        };
        /** @description A page of PIM connections. */
        AkeneoConnectionCollection: components["schemas"]["HydraCollection"] & {
            "hydra:member"?: components["schemas"]["AkeneoConnection"][];
            member?: components["schemas"]["AkeneoConnection"][];
        };
        /** @description A page of asset-service connections. */
        BynderConnectionCollection: components["schemas"]["HydraCollection"] & {
            "hydra:member"?: components["schemas"]["BynderConnection"][];
            member?: components["schemas"]["BynderConnection"][];
        };
        /** @description A page of shop connections. */
        ShopifyConnectionCollection: components["schemas"]["HydraCollection"] & {
            "hydra:member"?: components["schemas"]["ShopifyConnection"][];
            member?: components["schemas"]["ShopifyConnection"][];
        };
        /** @description A page of job definitions. */
        JobCollection: components["schemas"]["HydraCollection"] & {
            "hydra:member"?: components["schemas"]["Job"][];
            member?: components["schemas"]["Job"][];
        };
        /** @description A page of company options. */
        CompanyOptionCollection: components["schemas"]["HydraCollection"] & {
            "hydra:member"?: components["schemas"]["CompanyOption"][];
            member?: components["schemas"]["CompanyOption"][];
        };
        /**
         * @description The job definitions, as a collection or a bare array.
         * @example [
         *       {
         *         "code": "bynder_rules",
         *         "defaultConf": {
         *           "rules": []
         *         },
         *         "hasEventTrigger": true,
         *         "connector": "bynder"
         *       }
         *     ]
         */
        Jobs: components["schemas"]["JobCollection"] | components["schemas"]["Job"][];
        /**
         * @description The company options, as a collection or a bare array.
         * @example [
         *       {
         *         "code": "acme",
         *         "name": "Acme"
         *       },
         *       {
         *         "code": "globex",
         *         "name": "Globex"
         *       }
         *     ]
         */
        CompanyOptions: components["schemas"]["CompanyOptionCollection"] | components["schemas"]["CompanyOption"][];
        /**
         * @description What an error body may hold, whatever made it; for a reader. Text: `hydra:description`, else `detail`,
         *     `description`, `message`; title: `hydra:title`, else `title`; status: that of the HTTP answer.
         * @example {
         *       "message": "This link has expired."
         *     }
         * @example {
         *       "type": "https://tools.ietf.org/html/rfc2616#section-10",
         *       "title": "An error occurred",
         *       "status": 400,
         *       "detail": "Bad Request"
         *     }
         */
        ErrorBody: {
            "@context"?: unknown;
            "@id"?: string;
            "@type"?: string;
            "hydra:title"?: string;
            "hydra:description"?: string;
            type?: string;
            title?: string;
            status?: number;
            detail?: string;
            description?: string;
            violations?: components["schemas"]["Violation"][];
            code?: number | string;
            message?: string;
        };
        /**
         * @description An error of the reference dialect, `application/ld+json`.
         * @example {
         *       "@context": "/api/contexts/Error",
         *       "@type": "hydra:Error",
         *       "hydra:title": "An error occurred",
         *       "hydra:description": "Not Found"
         *     }
         */
        HydraError: {
            "@context"?: unknown;
            "@id"?: string;
            "@type"?: string;
            "hydra:title": string;
            "hydra:description": string;
        };
        /**
         * @description An error as problem details (RFC 7807), with or without the prefixed keys beside it.
         * @example {
         *       "type": "https://tools.ietf.org/html/rfc2616#section-10",
         *       "title": "An error occurred",
         *       "status": 400,
         *       "detail": "Bad Request"
         *     }
         */
        Problem: {
            "@context"?: unknown;
            "@id"?: string;
            "@type"?: string;
            type?: string;
            title: string;
            status?: number;
            detail: string;
            description?: string;
            "hydra:title"?: string;
            "hydra:description"?: string;
        };
        /** @description A failed validation. `@type` differs between versions; the `violations` array is what it is known by. */
        ConstraintViolationList: {
            "@context"?: unknown;
            "@id"?: string;
            "@type"?: string;
            "hydra:title"?: string;
            "hydra:description"?: string;
            type?: string;
            title?: string;
            status?: number;
            detail?: string;
            description?: string;
            violations: components["schemas"]["Violation"][];
        };
        /**
         * @description One broken rule. Paths inside a configuration begin with `configuration`; `check_akeneo_config` belongs to the
         *     PIM connection field, `check_shopify_session` to the shop connection field, an asset-service metadata check to
         *     the asset-service connection field. An unknown path is shown at the top of the form.
         * @example {
         *       "propertyPath": "configuration.mappings[0].akeneo_asset_family",
         *       "message": "This value should not be blank.",
         *       "code": null
         *     }
         */
        Violation: {
            /** @description Dots and brackets, possibly empty. */
            propertyPath: string;
            /** @description Localised. */
            message: string;
            /** @description The UUID of the constraint. */
            code?: string | null;
            hint?: string;
        };
        /**
         * @description An error of the sign-in machinery.
         * @example {
         *       "code": 401,
         *       "message": "Expired JWT Token"
         *     }
         */
        LexikError: {
            code: number;
            message: string;
        };
        /**
         * @example {
         *       "username": "ada@acme.example",
         *       "password": "Secret-123"
         *     }
         */
        Credentials: {
            /** @description The e-mail. */
            username: string;
            /** Format: password */
            password: string;
        };
        /**
         * @example {
         *       "token": "eyJhbGciOiJIUzI1NiJ9.eyJpZCI6N30.c2lnbmF0dXJl"
         *     }
         */
        TokenAnswer: {
            /** @description A JWT, sent back as `Authorization: Bearer`. */
            token: string;
        };
        /**
         * @description The decoded payload of the token. Roles other than the four are ignored; none of the four, or no `exp`, means
         *     sign-in.
         * @example {
         *       "id": 7,
         *       "username": "ada@acme.example",
         *       "roles": [
         *         "ROLE_USER"
         *       ],
         *       "company": "acme",
         *       "iat": 1789996400,
         *       "exp": 1790000000
         *     }
         */
        JwtPayload: {
            id?: components["schemas"]["Id"];
            /** @description The e-mail, and the identity when there is no `id`. */
            username: string;
            roles: string[];
            /** @description The company code; absent for a super administrator. */
            company?: string | null;
            /** @description Seconds since 1970. */
            iat?: number;
            /** @description Seconds since 1970. */
            exp: number;
        };
        /**
         * @example {
         *       "methods": [
         *         "password",
         *         "sso"
         *       ]
         *     }
         */
        LoginInfos: {
            /** @description `password` and `sso`; absent means `password`. */
            methods?: string[];
        };
        /**
         * @example {
         *       "appStyle": "bynder"
         *     }
         */
        PasswordResetRequest: {
            appStyle?: components["schemas"]["AppStyle"];
        };
        /**
         * Format: password
         * @description At least 8 characters with an upper-case letter, a lower-case letter, a digit and a symbol (a non-word
         *     character).
         * @example Secret-123
         */
        NewPassword: string;
        /**
         * @example {
         *       "plainPassword": "Secret-123",
         *       "toCheckPlainPassword": "Secret-123",
         *       "token": "3f9a"
         *     }
         */
        PasswordReset: {
            plainPassword: components["schemas"]["NewPassword"];
            /**
             * Format: password
             * @description The same once more.
             */
            toCheckPlainPassword: string;
            /** @description From the path of the link. */
            token: string;
        };
        /**
         * @example {
         *       "@id": "/api/users/7",
         *       "@type": "User",
         *       "id": 7,
         *       "email": "ada@acme.example",
         *       "company": {
         *         "@id": "/api/companies/acme",
         *         "@type": "Company",
         *         "code": "acme",
         *         "name": "Acme"
         *       },
         *       "roles": [
         *         "ROLE_USER"
         *       ],
         *       "preferredLocale": "en",
         *       "createdAt": "2026-01-05T08:00:00+00:00",
         *       "updatedAt": "2026-11-20T10:00:00+00:00"
         *     }
         */
        User: {
            "@context"?: unknown;
            "@id"?: string;
            "@type"?: string;
            id: components["schemas"]["Id"];
            /** Format: email */
            email?: string;
            company?: components["schemas"]["CompanyRelation"];
            roles?: string[];
            /**
             * @example en
             * @example fr
             */
            preferredLocale?: string | null;
            createdAt?: components["schemas"]["DateTime"];
            updatedAt?: components["schemas"]["DateTime"];
            lastConnectionDate?: components["schemas"]["DateTime"];
        };
        /**
         * @example {
         *       "email": "bob@acme.example",
         *       "company": "/api/companies/acme",
         *       "roles": [
         *         "ROLE_USER"
         *       ],
         *       "preferredLocale": "fr"
         *     }
         */
        UserCreate: {
            email: components["schemas"]["Name"];
            company?: components["schemas"]["CompanyIri"];
            /** @description Exactly what was chosen. */
            roles: components["schemas"]["Role"][];
            preferredLocale?: components["schemas"]["Locale"];
        };
        /**
         * @example {
         *       "preferredLocale": "fr"
         *     }
         * @example {
         *       "currentPlainPassword": "Secret-123",
         *       "plainPassword": "Secret-456",
         *       "toCheckPlainPassword": "Secret-456"
         *     }
         */
        UserUpdate: {
            company?: components["schemas"]["CompanyIri"];
            roles?: components["schemas"]["Role"][];
            preferredLocale?: components["schemas"]["Locale"];
            /** Format: password */
            currentPlainPassword?: string;
            plainPassword?: components["schemas"]["NewPassword"];
            /** Format: password */
            toCheckPlainPassword?: string;
        };
        /**
         * @example {
         *       "data": "https://console.example/reset-password/3f9a"
         *     }
         */
        ResetPasswordLink: {
            /**
             * Format: uri
             * @description The link to hand on.
             */
            data: string;
        };
        /**
         * @example {
         *       "@id": "/api/companies/acme",
         *       "@type": "Company",
         *       "id": 1,
         *       "code": "acme",
         *       "name": "Acme",
         *       "users": [
         *         "/api/users/7"
         *       ],
         *       "userNumber": 1,
         *       "jobInstanceNumber": 12
         *     }
         */
        Company: {
            "@context"?: unknown;
            "@id"?: string;
            "@type"?: string;
            id?: components["schemas"]["Id"];
            code: string;
            name?: string | null;
            users?: components["schemas"]["PersonRelation"][];
            userNumber?: number;
            jobInstanceNumber?: number;
        };
        /**
         * @description What a person calls something by.
         * @example Acme
         */
        Name: string;
        /**
         * @example {
         *       "code": "acme",
         *       "name": "Acme"
         *     }
         */
        CompanyCreate: {
            code: components["schemas"]["Name"];
            name: components["schemas"]["Name"];
        };
        /**
         * @example {
         *       "name": "Acme Corporation"
         *     }
         */
        CompanyUpdate: {
            name?: components["schemas"]["Name"];
        };
        /**
         * @example {
         *       "code": "acme",
         *       "name": "Acme"
         *     }
         */
        CompanyOption: {
            "@id"?: string;
            "@type"?: string;
            code: string;
            name?: string | null;
        };
        /**
         * @description The metadata address, which is also the entity id, and the assertion consumer address are not stored; they
         *     follow from the company code (`/saml/metadata/bynder/{code}`, `/saml/acs/bynder/{code}`).
         * @example {
         *       "@id": "/api/company_s_s_os/3",
         *       "@type": "CompanySSO",
         *       "id": 3,
         *       "company": "/api/companies/acme",
         *       "enabled": true,
         *       "spCertificate": "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----",
         *       "idpEntityId": "https://idp.example/entity",
         *       "idpSsoUrl": "https://idp.example/sso",
         *       "idpSloUrl": "https://idp.example/slo",
         *       "idpCertSet": true,
         *       "domain": "acme.example",
         *       "adminPasswordAllowed": false,
         *       "autoCreate": true,
         *       "adminGroup": "console-admins",
         *       "userGroup": "console-users",
         *       "restrictedUserGroup": "console-readers"
         *     }
         */
        CompanySso: {
            "@context"?: unknown;
            "@id"?: string;
            "@type"?: string;
            id: components["schemas"]["Id"];
            company?: components["schemas"]["CompanyRelation"];
            enabled?: boolean;
            /** @description PEM, read-only. */
            spCertificate?: string | null;
            idpEntityId?: string | null;
            idpSsoUrl?: string | null;
            idpSloUrl?: string | null;
            /** @description Whether a certificate is stored; it is never sent. */
            idpCertSet?: boolean;
            /** @description The e-mail domain. */
            domain?: string | null;
            adminPasswordAllowed?: boolean;
            /** @description Use directory groups. */
            autoCreate?: boolean;
            adminGroup?: string | null;
            userGroup?: string | null;
            restrictedUserGroup?: string | null;
        };
        /** @description Whether a field is mandatory depends on `enabled`; what is missing is a violation. */
        CompanySsoFields: {
            company?: components["schemas"]["CompanyIri"];
            enabled?: boolean;
            idpEntityId?: string | null;
            /** @description An http or https address. */
            idpSsoUrl?: string | null;
            /** @description An http or https address. */
            idpSloUrl?: string | null;
            /** @description PEM. Sent only when typed, also as the replacement. */
            idpCert?: string;
            /** @description The host name of the e-mail addresses. */
            domain?: string | null;
            adminPasswordAllowed?: boolean;
            autoCreate?: boolean;
            adminGroup?: string | null;
            userGroup?: string | null;
            restrictedUserGroup?: string | null;
        };
        /**
         * @example {
         *       "company": "/api/companies/acme",
         *       "enabled": false,
         *       "adminPasswordAllowed": false,
         *       "autoCreate": false
         *     }
         */
        CompanySsoCreate: WithRequired<components["schemas"]["CompanySsoFields"], "company">;
        /**
         * @example {
         *       "enabled": true,
         *       "idpEntityId": "https://idp.example/entity"
         *     }
         */
        CompanySsoUpdate: components["schemas"]["CompanySsoFields"];
        /**
         * @example {
         *       "SAMLResponse": "PHNhbWxwOlJlc3BvbnNlLz4=",
         *       "RelayState": "/execution_tracker"
         *     }
         */
        SamlAssertion: {
            SAMLResponse: string;
            RelayState?: string;
        };
        /**
         * @description An XML document.
         * @example <md:EntityDescriptor/>
         */
        Xml: string;
        /**
         * @description The job instance inside an execution.
         * @example {
         *       "@id": "/api/job_instances/acme_assets",
         *       "@type": "JobInstance",
         *       "code": "acme_assets",
         *       "label": "Assets to PIM",
         *       "jobCode": "bynder_media_to_akeneo_asset_sync",
         *       "company": {
         *         "@id": "/api/companies/acme",
         *         "@type": "Company",
         *         "code": "acme",
         *         "name": "Acme"
         *       }
         *     }
         */
        JobInstanceReference: {
            "@id"?: string;
            "@type"?: string;
            code: string;
            label?: string | null;
            jobCode?: string | null;
            company?: components["schemas"]["CompanyRelation"];
        };
        /**
         * @example {
         *       "@id": "/api/job_executions/197",
         *       "@type": "JobExecution",
         *       "id": 197,
         *       "jobInstance": {
         *         "@id": "/api/job_instances/acme_assets",
         *         "@type": "JobInstance",
         *         "code": "acme_assets",
         *         "label": "Assets to PIM",
         *         "jobCode": "bynder_media_to_akeneo_asset_sync",
         *         "company": {
         *           "@id": "/api/companies/acme",
         *           "@type": "Company",
         *           "code": "acme",
         *           "name": "Acme"
         *         }
         *       },
         *       "status": "warning",
         *       "createdAt": "2026-11-20T10:00:00+00:00",
         *       "createdBy": {
         *         "@id": "/api/users/7",
         *         "@type": "User",
         *         "id": 7,
         *         "email": "ada@acme.example"
         *       },
         *       "executionStartDate": "2026-11-20T10:00:02+00:00",
         *       "executionEndDate": "2026-11-20T10:03:40+00:00",
         *       "configuration": "{\"event\":false,\"delta\":true}",
         *       "stepExecutions": [
         *         {
         *           "@id": "/api/step_executions/41",
         *           "@type": "StepExecution",
         *           "id": 41,
         *           "stepName": "read_assets",
         *           "status": "success",
         *           "warningCount": 0,
         *           "summary": {
         *             "read": 120
         *           },
         *           "createdAt": "2026-11-20T10:00:02+00:00",
         *           "endDate": "2026-11-20T10:01:00+00:00"
         *         },
         *         {
         *           "@id": "/api/step_executions/42",
         *           "@type": "StepExecution",
         *           "id": 42,
         *           "stepName": "write_assets",
         *           "status": "warning",
         *           "warningCount": 2,
         *           "summary": {
         *             "created": 100,
         *             "updated": 18,
         *             "skipped": 2
         *           },
         *           "createdAt": "2026-11-20T10:01:00+00:00",
         *           "endDate": "2026-11-20T10:03:40+00:00"
         *         }
         *       ]
         *     }
         * @example {
         *       "id": 198,
         *       "status": "waiting",
         *       "configuration": "[]",
         *       "createdBy": null,
         *       "stepExecutions": []
         *     }
         */
        JobExecution: {
            "@context"?: unknown;
            "@id"?: string;
            "@type"?: string;
            /** @description Grows; the newest execution has the highest. */
            id: number;
            /** @description Embedded, or as an IRI. */
            jobInstance?: components["schemas"]["JobInstanceReference"] | string | null;
            status?: components["schemas"]["ExecutionStatus"] | string;
            createdAt?: components["schemas"]["DateTime"];
            createdBy?: components["schemas"]["PersonRelation"];
            stoppedBy?: components["schemas"]["PersonRelation"];
            executionStartDate?: components["schemas"]["DateTime"];
            executionEndDate?: components["schemas"]["DateTime"];
            errorMessage?: string | null;
            /** @description JSON text with the flags of this launch. */
            configuration?: string | null;
            /** @description In the order of execution; in list rows too, at least with `warningCount`. */
            stepExecutions?: components["schemas"]["StepExecution"][];
        };
        /**
         * @description `event` true is an Event execution, else `delta` true a Delta one, else Full. Other keys are ignored.
         * @example {
         *       "event": false,
         *       "delta": true
         *     }
         */
        ExecutionConfiguration: {
            event?: boolean;
            delta?: boolean;
        };
        /**
         * @example {
         *       "id": 41,
         *       "stepName": "read_assets",
         *       "status": "inProgress",
         *       "warningCount": 0,
         *       "summary": []
         *     }
         */
        StepExecution: {
            "@id"?: string;
            "@type"?: string;
            id: number;
            stepName?: string | null;
            status?: components["schemas"]["StepStatus"] | string;
            warningCount?: number | null;
            /** @description Counter name to value; an empty one is `[]`. */
            summary?: {
                [key: string]: number | string | boolean | null;
            } | unknown[] | null;
            createdAt?: components["schemas"]["DateTime"];
            endDate?: components["schemas"]["DateTime"];
        };
        /**
         * @example {
         *       "@id": "/api/job_warnings/9",
         *       "@type": "JobWarning",
         *       "id": 9,
         *       "message": "Asset \"summer.jpg\" has no family."
         *     }
         */
        JobWarning: {
            "@id"?: string;
            "@type"?: string;
            id: number;
            message?: string | null;
        };
        /**
         * @description UTF-8.
         * @example 2026-11-20 10:00:02 read_assets started
         */
        LogText: string;
        /**
         * @example {
         *       "id": 199
         *     }
         */
        LaunchAnswer: {
            /** @description The new execution. */
            id?: number;
        };
        /**
         * @description A job definition. It is shown by its translated name, else by its code.
         * @example {
         *       "code": "bynder_rules",
         *       "defaultConf": {
         *         "rules": []
         *       },
         *       "hasEventTrigger": true,
         *       "connector": "bynder"
         *     }
         * @example {
         *       "code": "dummy",
         *       "defaultConf": [],
         *       "hasEventTrigger": false,
         *       "connector": "dummy"
         *     }
         */
        Job: {
            "@id"?: string;
            "@type"?: string;
            code: components["schemas"]["JobCode"] | string;
            /** @description The configuration of a new instance, an object; some versions send JSON text, and `[]` when it is empty. */
            defaultConf?: Record<string, never> | string | unknown[] | null;
            hasEventTrigger?: boolean | null;
            connector?: string | null;
        };
        /**
         * @example {
         *       "@id": "/api/job_instances/acme_rules",
         *       "@type": "JobInstance",
         *       "id": 12,
         *       "code": "acme_rules",
         *       "label": "Media rules",
         *       "jobCode": "bynder_rules",
         *       "company": {
         *         "@id": "/api/companies/acme",
         *         "@type": "Company",
         *         "code": "acme",
         *         "name": "Acme"
         *       },
         *       "description": "Tags new media",
         *       "enabled": true,
         *       "configuration": "{\"rules\":[]}",
         *       "securedVariables": [
         *         {
         *           "@id": "/api/secured_variables/5",
         *           "id": 5,
         *           "code": "BYNDER_TOKEN"
         *         }
         *       ],
         *       "sendErrorEmail": true,
         *       "errorAlertEmails": [
         *         "ops@acme.example"
         *       ],
         *       "sendWarningEmail": false,
         *       "warningAlertEmails": [],
         *       "allowSimultaneousRun": false,
         *       "cronExpression": "0 3 * * *",
         *       "eventTrigger": false,
         *       "executionLogVerbosity": 1,
         *       "showJsonConfiguration": false,
         *       "createdAt": "2026-01-05T08:00:00+00:00",
         *       "updatedAt": "2026-11-20T10:00:00+00:00"
         *     }
         * @example {
         *       "code": "bare"
         *     }
         */
        JobInstance: {
            "@context"?: unknown;
            "@id"?: string;
            "@type"?: string;
            id?: components["schemas"]["Id"];
            code: string;
            label?: string | null;
            jobCode?: components["schemas"]["JobCode"] | string;
            company?: components["schemas"]["CompanyRelation"];
            description?: string | null;
            enabled?: boolean | null;
            configuration?: components["schemas"]["ConfigurationText"];
            /** @description Only of the item, without values. */
            securedVariables?: components["schemas"]["SecuredVariable"][];
            sendErrorEmail?: boolean | null;
            errorAlertEmails?: components["schemas"]["EmailList"];
            sendWarningEmail?: boolean | null;
            warningAlertEmails?: components["schemas"]["EmailList"];
            allowSimultaneousRun?: boolean | null;
            cronExpression?: string | null;
            eventTrigger?: boolean | null;
            /** @description 1 normal, 2 verbose, 3 very verbose, 4 debug. */
            executionLogVerbosity?: number | null;
            showJsonConfiguration?: boolean | null;
            createdAt?: components["schemas"]["DateTime"];
            updatedAt?: components["schemas"]["DateTime"];
        };
        /**
         * @description Addresses; a list with gaps arrives as an object.
         * @example [
         *       "ops@acme.example"
         *     ]
         */
        EmailList: string[] | {
            [key: string]: string;
        } | null;
        /**
         * @description The configuration as JSON text. What it holds depends on the job code; `x-configuration-schemas` at the top of
         *     this document names the schema of each. Keys that the console does not know are kept. Never compare the text,
         *     the server may write it differently. A server takes at most 200 levels of objects and lists, one in another; more
         *     is a violation of `configuration`.
         * @example {"delta":false,"conditions":[]}
         */
        ConfigurationText: string | null;
        /** @description Who gets an e-mail when a run fails, or warns. */
        AlertEmails: string[];
        /**
         * @description What may be written. `id`, `securedVariables`, `createdAt` and `updatedAt` never travel. `code`, `jobCode` and
         *     `company` are fixed once the instance exists: a `PATCH` ignores them.
         */
        JobInstanceFields: {
            label?: string | null;
            company?: components["schemas"]["CompanyIri"];
            description?: string | null;
            enabled?: boolean;
            configuration?: components["schemas"]["ConfigurationText"];
            sendErrorEmail?: boolean;
            errorAlertEmails?: components["schemas"]["AlertEmails"];
            sendWarningEmail?: boolean;
            warningAlertEmails?: components["schemas"]["AlertEmails"];
            allowSimultaneousRun?: boolean;
            /** @description A cleared one is `null`. */
            cronExpression?: string | null;
            eventTrigger?: boolean;
            executionLogVerbosity?: number | null;
            showJsonConfiguration?: boolean;
        };
        /**
         * @description A new job instance.
         * @example {
         *       "code": "acme_rules",
         *       "label": "Media rules",
         *       "jobCode": "bynder_rules",
         *       "company": "/api/companies/acme",
         *       "enabled": true,
         *       "configuration": "{\"rules\":[]}"
         *     }
         */
        JobInstanceCreate: {
            code: string;
            jobCode: string;
        } & components["schemas"]["JobInstanceFields"];
        /**
         * @description The changed fields only.
         * @example {
         *       "label": "Media rules",
         *       "cronExpression": null
         *     }
         */
        JobInstanceUpdate: components["schemas"]["JobInstanceFields"];
        /**
         * @example {
         *       "version": 3,
         *       "username": "ada@acme.example",
         *       "loggedAt": "2026-11-20T10:00:00+00:00",
         *       "changeSet": {
         *         "enabled": {
         *           "old": false,
         *           "new": true
         *         },
         *         "configuration": {
         *           "old": "{\"rules\":[]}",
         *           "new": "{\"rules\":[],\"delta\":true}"
         *         }
         *       }
         *     }
         */
        HistoryEntry: {
            "@id"?: string;
            "@type"?: string;
            /** @description Grows by one with every write, also by the system. */
            version: number;
            /** @description The e-mail; `null` for the system. */
            username?: string | null;
            loggedAt?: components["schemas"]["DateTime"];
            /** @description Property to its old and new value; that of `configuration` is JSON text, on some versions an object. */
            changeSet?: {
                [key: string]: components["schemas"]["HistoryChange"];
            } | unknown[];
        };
        /**
         * @example {
         *       "old": null,
         *       "new": "0 3 * * *"
         *     }
         */
        HistoryChange: {
            /** @description Any JSON value. */
            old?: unknown;
            /** @description Any JSON value. */
            new?: unknown;
        };
        /**
         * @description A secret of a job instance. Its value is never sent back; the console shows eight asterisks.
         * @example {
         *       "@id": "/api/secured_variables/5",
         *       "@type": "SecuredVariable",
         *       "id": 5,
         *       "code": "BYNDER_TOKEN"
         *     }
         */
        SecuredVariable: {
            "@context"?: unknown;
            "@id"?: string;
            "@type"?: string;
            id: components["schemas"]["Id"];
            code?: string;
            /** @description The code of the job instance. */
            jobInstance?: string | null;
        };
        /**
         * @example {
         *       "code": "BYNDER_TOKEN",
         *       "value": "s3cret",
         *       "jobInstance": "acme_watermark"
         *     }
         */
        SecuredVariableCreate: {
            /**
             * @example BYNDER_TOKEN
             * @example IMATAG_API_KEY
             */
            code: string;
            value: string;
            /** @description The plain code of the job instance, not an IRI. */
            jobInstance: string;
        };
        /**
         * @example {
         *       "value": "s3cret"
         *     }
         */
        SecuredVariableUpdate: {
            value?: string;
        };
        /**
         * @description A PIM connection. Secrets are write-only; the `…Set` flags say which are stored.
         * @example {
         *       "@id": "/api/akeneo_connections/1",
         *       "@type": "AkeneoConnection",
         *       "id": 1,
         *       "label": "PIM production",
         *       "url": "https://pim.acme.example",
         *       "company": {
         *         "@id": "/api/companies/acme",
         *         "@type": "Company",
         *         "code": "acme",
         *         "name": "Acme"
         *       },
         *       "version": "7.0.41",
         *       "app": false,
         *       "clientIdSet": true,
         *       "secretSet": true,
         *       "userSet": true,
         *       "passwordSet": true
         *     }
         */
        AkeneoConnection: {
            "@context"?: unknown;
            "@id"?: string;
            "@type"?: string;
            id: components["schemas"]["Id"];
            label?: string | null;
            url?: string | null;
            company?: components["schemas"]["CompanyRelation"];
            version?: string | null;
            /** @description Made by the PIM app; its url is fixed and it has no secrets. */
            app?: boolean | null;
            clientIdSet?: boolean;
            secretSet?: boolean;
            userSet?: boolean;
            passwordSet?: boolean;
        };
        AkeneoConnectionFields: {
            label?: components["schemas"]["Name"];
            /** @description An http or https address. */
            url?: string;
            company?: components["schemas"]["CompanyIri"];
            clientId?: string;
            secret?: string;
            user?: string;
            /** Format: password */
            password?: string;
        };
        /**
         * @description `app` is never sent.
         * @example {
         *       "label": "PIM production",
         *       "url": "https://pim.acme.example",
         *       "company": "/api/companies/acme",
         *       "clientId": "1_abc",
         *       "secret": "s3cret",
         *       "user": "api",
         *       "password": "s3cret"
         *     }
         */
        AkeneoConnectionCreate: WithRequired<components["schemas"]["AkeneoConnectionFields"], "label" | "url">;
        /**
         * @example {
         *       "label": "PIM"
         *     }
         * @example {
         *       "secret": "s3cret"
         *     }
         */
        AkeneoConnectionUpdate: components["schemas"]["AkeneoConnectionFields"];
        /**
         * @description An asset-service connection. A violation on `clientId` is shown on the token field.
         * @example {
         *       "@id": "/api/bynder_connections/2",
         *       "@type": "BynderConnection",
         *       "id": 2,
         *       "label": "Media library",
         *       "domain": "media.acme.example",
         *       "company": {
         *         "@id": "/api/companies/acme",
         *         "@type": "Company",
         *         "code": "acme",
         *         "name": "Acme"
         *       },
         *       "app": false,
         *       "useEventWebhook": false,
         *       "permanentTokenSet": true
         *     }
         */
        BynderConnection: {
            "@context"?: unknown;
            "@id"?: string;
            "@type"?: string;
            id: components["schemas"]["Id"];
            label?: string | null;
            domain?: string | null;
            company?: components["schemas"]["CompanyRelation"];
            app?: boolean | null;
            useEventWebhook?: boolean | null;
            permanentTokenSet?: boolean;
        };
        /** @description `company` and `permanentToken` travel only without `app`, `useEventWebhook` only with it. */
        BynderConnectionFields: {
            label?: components["schemas"]["Name"];
            /** @description A host name, with a port or without. */
            domain?: string;
            company?: components["schemas"]["CompanyIri"];
            app?: boolean;
            useEventWebhook?: boolean;
            permanentToken?: string;
        };
        /**
         * @example {
         *       "label": "Media library",
         *       "domain": "media.acme.example",
         *       "app": true,
         *       "useEventWebhook": true
         *     }
         * @example {
         *       "label": "Media library",
         *       "domain": "media.acme.example",
         *       "app": false,
         *       "company": "/api/companies/acme",
         *       "permanentToken": "s3cret"
         *     }
         */
        BynderConnectionCreate: WithRequired<components["schemas"]["BynderConnectionFields"], "label" | "domain">;
        /**
         * @example {
         *       "useEventWebhook": false
         *     }
         */
        BynderConnectionUpdate: components["schemas"]["BynderConnectionFields"];
        /**
         * @description A shop connection, made by the shop app only.
         * @example {
         *       "@id": "/api/shopify_connections/3",
         *       "@type": "ShopifyConnection",
         *       "id": 3,
         *       "label": "Shop",
         *       "shopUrl": "acme.myshop.example",
         *       "company": "/api/companies/acme"
         *     }
         */
        ShopifyConnection: {
            "@context"?: unknown;
            "@id"?: string;
            "@type"?: string;
            id: components["schemas"]["Id"];
            label?: string | null;
            shopUrl?: string | null;
            company?: components["schemas"]["CompanyRelation"];
        };
        /**
         * @example {
         *       "label": "Shop",
         *       "company": "/api/companies/acme"
         *     }
         */
        ShopifyConnectionUpdate: {
            label?: components["schemas"]["Name"];
            company?: components["schemas"]["CompanyIri"];
        };
        /**
         * @example {
         *       "success": true
         *     }
         * @example {
         *       "success": false,
         *       "message": "Unauthorized"
         *     }
         */
        ConnectionTest: {
            success?: boolean;
            message?: string;
        };
        /**
         * @example {
         *       "shopUrl": "acme.myshop.example"
         *     }
         */
        ShopifyAppAccessCreate: {
            shopUrl: string;
        };
        /**
         * @description All query parameters of the callback, as strings.
         * @example {
         *       "state": "5f2b8c1e9a",
         *       "code": "abc",
         *       "shop": "acme.myshop.example",
         *       "hmac": "9d1e",
         *       "timestamp": "1790000000"
         *     }
         */
        ShopifyAppAccessGenerate: {
            [key: string]: string;
        };
        /**
         * @example {
         *       "shopUrl": "acme.myshop.example"
         *     }
         */
        ShopifyAppAccess: {
            shopUrl?: string;
        };
        /**
         * @example {
         *       "pimUrl": "https://pim.acme.example"
         *     }
         */
        AkeneoAppAccessCreate: {
            /** @description An http or https address. */
            pimUrl: string;
        };
        /**
         * @example {
         *       "code": "abc"
         *     }
         */
        AkeneoAppAccessGenerate: {
            code: string;
        };
        /**
         * @example {
         *       "pimUrl": "https://pim.acme.example"
         *     }
         */
        AkeneoAppAccess: {
            pimUrl?: string;
        };
        /**
         * @example {
         *       "domain": "media.acme.example",
         *       "appStyle": "bynder",
         *       "connection": "/api/bynder_connections/2"
         *     }
         */
        BynderAppAccessCreate: {
            domain: string;
            appStyle: components["schemas"]["AppStyle"];
            connection: components["schemas"]["Iri"];
        };
        /**
         * @description Where to send the browser. Without an address the activation has failed.
         * @example {
         *       "authorizationUrl": "https://media.acme.example/authorize?state=5f2b8c1e9a"
         *     }
         */
        AppAccess: {
            authorizationUrl?: string | null;
        };
        /** @enum {string} */
        AkeneoDataRequest: "attribute_option" | "attribute_search" | "product_search" | "product_model_search" | "product_search_gql" | "asset_search" | "asset_families" | "asset_family_attributes" | "asset_family_attribute_options" | "ref_entities" | "ref_entity_attributes" | "ref_entity_record_search" | "family_search" | "family_variants" | "category_search" | "locale_search" | "channels" | "get_product_draft" | "get_product_model_draft";
        /** @enum {string} */
        BynderDataRequest: "metaproperties" | "metaproperty_options" | "assets" | "webhooks" | "account";
        /** @enum {string} */
        ShopifyDataRequest: "productById" | "productSearch" | "productVariantSearch" | "fileSearch" | "fileById" | "metafieldDefinitionById" | "metafieldDefinitionSearch" | "metafieldKeys";
        /** @enum {string} */
        MetafieldOwnerType: "PRODUCT" | "PRODUCTVARIANT";
        /**
         * @description A filter keyed by property, each with operators and values.
         * @example {
         *       "enabled": [
         *         {
         *           "operator": "=",
         *           "value": true
         *         }
         *       ]
         *     }
         */
        DataSearch: Record<string, never>;
        /**
         * @description Counted from 1.
         * @example 1
         */
        DataPage: number;
        /**
         * @example {
         *       "search": {
         *         "code": [
         *           {
         *             "operator": "IN",
         *             "value": [
         *               "color"
         *             ]
         *           }
         *         ]
         *       },
         *       "page": 1
         *     }
         */
        DataSearchPaged: {
            search?: components["schemas"]["DataSearch"];
            page?: components["schemas"]["DataPage"];
        };
        /**
         * @example {
         *       "page": 1
         *     }
         */
        DataPaged: {
            page?: components["schemas"]["DataPage"];
        };
        /**
         * @example {
         *       "code": "shirt_01"
         *     }
         */
        DataByCode: {
            code: string;
        };
        /**
         * @example {
         *       "id": "gid://shop/Product/1"
         *     }
         */
        DataById: {
            id: string;
        };
        /**
         * @example {
         *       "search": {}
         *     }
         */
        DataSearchOnly: {
            search?: components["schemas"]["DataSearch"];
        };
        /**
         * @description No parameters.
         * @example {}
         */
        DataNothing: Record<string, never>;
        /** @description The object in `params`, by request. A key is left out when its field is empty. */
        AkeneoDataParams: {
            attribute_option?: {
                attribute_code: string;
                page?: components["schemas"]["DataPage"];
            };
            attribute_search?: components["schemas"]["DataSearchPaged"];
            product_search?: components["schemas"]["DataSearchPaged"];
            product_model_search?: components["schemas"]["DataSearchPaged"];
            product_search_gql?: {
                search?: components["schemas"]["DataSearch"];
                /** @description The identifier that the page before ended with. */
                search_after?: string;
            };
            asset_search?: {
                asset_family: string;
                search?: components["schemas"]["DataSearch"];
                page?: components["schemas"]["DataPage"];
            };
            asset_families?: components["schemas"]["DataPaged"];
            asset_family_attributes?: {
                asset_family: string;
            };
            asset_family_attribute_options?: {
                asset_family: string;
                attribute_code: string;
            };
            ref_entities?: components["schemas"]["DataPaged"];
            ref_entity_attributes?: {
                reference_entity: string;
            };
            ref_entity_record_search?: {
                reference_entity: string;
                search?: components["schemas"]["DataSearch"];
                page?: components["schemas"]["DataPage"];
            };
            family_search?: components["schemas"]["DataSearchPaged"];
            family_variants?: {
                family: string;
                page?: components["schemas"]["DataPage"];
            };
            category_search?: components["schemas"]["DataSearchPaged"];
            locale_search?: components["schemas"]["DataSearchPaged"];
            channels?: components["schemas"]["DataPaged"];
            get_product_draft?: components["schemas"]["DataByCode"];
            get_product_model_draft?: components["schemas"]["DataByCode"];
        };
        /** @description The object in `params`, by request. A key is left out when its field is empty. */
        BynderDataParams: {
            metaproperties?: components["schemas"]["DataNothing"];
            metaproperty_options?: {
                metaproperty_name: string;
                option_name?: string;
                external_reference?: string;
                page?: components["schemas"]["DataPage"];
            };
            assets?: components["schemas"]["DataSearchPaged"];
            webhooks?: components["schemas"]["DataNothing"];
            account?: components["schemas"]["DataNothing"];
        };
        /** @description The object in `params`, by request. `metafieldKeys` has none, it takes `ownerType` in the query. */
        ShopifyDataParams: {
            productById?: components["schemas"]["DataById"];
            productSearch?: components["schemas"]["DataSearchOnly"];
            productVariantSearch?: components["schemas"]["DataSearchOnly"];
            fileSearch?: components["schemas"]["DataSearchOnly"];
            fileById?: components["schemas"]["DataById"];
            metafieldDefinitionById?: components["schemas"]["DataById"];
            metafieldDefinitionSearch?: {
                search?: components["schemas"]["DataSearch"];
                ownerType?: components["schemas"]["MetafieldOwnerType"];
            };
        };
        /**
         * @description A row of `metafieldKeys`; `key` is `namespace.key`, the text that a configuration holds.
         * @example {
         *       "key": "custom.sku",
         *       "name": "SKU"
         *     }
         */
        MetafieldKey: {
            key: string;
            name?: string | null;
        };
        /**
         * @description Any JSON. The rows of `metafieldKeys` are `MetafieldKey`.
         * @example [
         *       {
         *         "key": "custom.sku",
         *         "name": "SKU"
         *       }
         *     ]
         * @example {
         *       "items": [
         *         {
         *           "code": "color",
         *           "type": "pim_catalog_simpleselect"
         *         }
         *       ],
         *       "count": 1
         *     }
         */
        DataAnswer: unknown;
        /**
         * @description The `id` of a connection as its list gave it; `null` when none is chosen.
         * @example 2
         */
        ConnectionId: number | string | null;
        /**
         * @description UTC, `YYYY-MM-DDTHH:mm:ssZ`; an offset is read too. `null` when delta is off or the date is invalid.
         * @example 2026-11-20T10:00:00Z
         */
        DeltaDate: string | null;
        /**
         * @description Several codes, or `*` for all.
         * @example [
         *       "en_US",
         *       "fr_FR"
         *     ]
         * @example *
         */
        ListOrStar: string[] | "*";
        /**
         * @description Any JSON value.
         * @example {
         *       "enabled": true
         *     }
         */
        Json: unknown;
        /**
         * @description All must hold.
         * @example [
         *       {
         *         "field": "brand",
         *         "operator": "IN",
         *         "value": [
         *           "Acme",
         *           "Globex"
         *         ]
         *       },
         *       {
         *         "field": "archived",
         *         "operator": "EMPTY",
         *         "value": ""
         *       }
         *     ]
         */
        Conditions: components["schemas"]["Filter"][];
        /**
         * @description Another operator resets `value` to `""` or `[]`.
         * @example {
         *       "field": "",
         *       "operator": "NOT_EMPTY",
         *       "value": ""
         *     }
         */
        Filter: components["schemas"]["FilterText"] | components["schemas"]["FilterList"] | components["schemas"]["FilterPresence"];
        /**
         * @example {
         *       "field": "name",
         *       "operator": "CONTAINS",
         *       "value": "summer"
         *     }
         */
        FilterText: {
            field: string;
            /** @enum {string} */
            operator: "EQUAL" | "NOT_EQUALS" | "CONTAINS" | "DOES_NOT_CONTAIN" | "REGEX";
            value: string;
        };
        /**
         * @example {
         *       "field": "brand",
         *       "operator": "IN",
         *       "value": [
         *         "Acme"
         *       ]
         *     }
         */
        FilterList: {
            field: string;
            /** @enum {string} */
            operator: "IN" | "NOT_IN";
            value: string[];
        };
        /**
         * @example {
         *       "field": "name",
         *       "operator": "NOT_EMPTY",
         *       "value": ""
         *     }
         */
        FilterPresence: {
            field: string;
            /** @enum {string} */
            operator: "NOT_EMPTY" | "EMPTY";
            /** @description Always `""`. */
            value?: unknown;
        };
        /**
         * @description `bynder_imatag_watermark`. The token and the API key are the secured variables BYNDER_TOKEN and IMATAG_API_KEY.
         * @example {
         *       "bynder_connection": {
         *         "domain": "media.acme.example"
         *       },
         *       "bynder_imatag_hash": "8f14e45f",
         *       "imatag_directory": "/watermarked",
         *       "imatag_bynder_id_metadata": "asset_id",
         *       "delta": false,
         *       "conditions": []
         *     }
         */
        ConfigurationWatermark: {
            bynder_connection?: {
                domain?: string;
            };
            bynder_imatag_hash?: string;
            imatag_directory?: string;
            /** @description The metadata that holds the asset id. */
            imatag_bynder_id_metadata?: string;
            /** @default false */
            delta?: boolean;
            conditions?: components["schemas"]["Conditions"];
        };
        /**
         * @description `bynder_media_to_shopify_product_image_sync`.
         * @example {
         *       "bynder_connection": 2,
         *       "shop_connection": 3,
         *       "assetToProduct": [
         *         {
         *           "productSkuMetadata": "sku",
         *           "productMetafields": [
         *             "custom.sku"
         *           ],
         *           "variantSkuMetadata": "",
         *           "variantMetafields": [],
         *           "productSkuSeparator": ",",
         *           "imageAltMetadata": "name",
         *           "imagePositionMetadata": "position",
         *           "conditions": [],
         *           "urlPreset": "webimage",
         *           "deleteNonBynderImages": false,
         *           "associateAllVariants": false
         *         }
         *       ],
         *       "assetToFile": {
         *         "enabled": false,
         *         "urlPreset": "webimage",
         *         "imageAltMetadata": "name",
         *         "conditions": []
         *       },
         *       "delta": true,
         *       "deltaDate": "2026-11-20T10:00:00Z"
         *     }
         */
        ConfigurationShopSync: {
            bynder_connection?: components["schemas"]["ConnectionId"];
            shop_connection?: components["schemas"]["ConnectionId"];
            /** @description An older spelling of `shop_connection`; written only where it was loaded. */
            shopify_connection?: number | string | null;
            assetToProduct?: components["schemas"]["ProductMapping"][];
            assetToFile?: components["schemas"]["AssetToFile"];
            /** @default false */
            delta?: boolean;
            deltaDate?: components["schemas"]["DeltaDate"];
            /** @description Shown only when the configuration has it. */
            keyword?: string;
        };
        /**
         * @example {
         *       "productSkuMetadata": "sku",
         *       "productMetafields": [
         *         "custom.sku"
         *       ]
         *     }
         */
        ProductMapping: {
            productSkuMetadata: string;
            /** @description Metafield keys, `namespace.key`. */
            productMetafields: string[];
            variantSkuMetadata?: string;
            variantMetafields?: string[];
            /** @default , */
            productSkuSeparator?: string;
            /** @default name */
            imageAltMetadata?: string;
            imagePositionMetadata?: string;
            conditions?: components["schemas"]["Conditions"];
            /** @default webimage */
            urlPreset?: string;
            /** @default false */
            deleteNonBynderImages?: boolean;
            /** @default false */
            associateAllVariants?: boolean;
        };
        /**
         * @example {
         *       "enabled": true,
         *       "urlPreset": "webimage",
         *       "imageAltMetadata": "name",
         *       "conditions": []
         *     }
         */
        AssetToFile: {
            /** @default false */
            enabled?: boolean;
            /** @description Mandatory once enabled. */
            urlPreset?: string;
            imageAltMetadata?: string;
            conditions?: components["schemas"]["Conditions"];
        };
        /**
         * @description What the nine jobs towards the PIM share. Only the jobs that begin with the asset service have
         *     `bynder_connection` and mappings. Of the multibinding lists a job has the one of its binding type;
         *     `reverseMapping` belongs to the asset-with-product sync.
         * @example {
         *       "akeneo_connection": 1,
         *       "delta": false,
         *       "deltaDate": null,
         *       "akeneo_asset_multi_products": [
         *         {
         *           "name": "packshots",
         *           "asset_family": "packshot",
         *           "identifiers": "sku",
         *           "separator": ",",
         *           "product_attribute": "images",
         *           "fill_only_if_empty": false
         *         }
         *       ],
         *       "assetWriterBatchSize": 50,
         *       "refEntityRecordWriterBatchSize": 50,
         *       "productWriterBatchSize": 50,
         *       "suffixAssetCodeWithFamilyCode": false
         *     }
         */
        ConfigurationProductInformationSync: {
            bynder_connection?: components["schemas"]["ConnectionId"];
            akeneo_connection?: components["schemas"]["ConnectionId"];
            /** @default false */
            delta?: boolean;
            deltaDate?: components["schemas"]["DeltaDate"];
            mappings?: components["schemas"]["Mapping"][];
            /** @description An older spelling of `mappings`; written only where it was loaded. */
            mapping?: components["schemas"]["Mapping"][];
            akeneo_asset_multi_products?: components["schemas"]["Multibinding"][];
            akeneo_asset_multi_records?: components["schemas"]["Multibinding"][];
            akeneo_asset_multi_categories?: components["schemas"]["Multibinding"][];
            reverseMapping?: components["schemas"]["ReverseMapping"][];
            /** @default false */
            suffixAssetCodeWithFamilyCode?: boolean;
            assetWriterBatchSize?: components["schemas"]["BatchSize"];
            refEntityRecordWriterBatchSize?: components["schemas"]["BatchSize"];
            productWriterBatchSize?: components["schemas"]["BatchSize"];
            /** @description Shown only when the configuration has it. */
            keyword?: string;
        };
        /**
         * @default 50
         * @example 50
         */
        BatchSize: number | null;
        /**
         * @description The sync and binding jobs of assets; mappings need their asset family.
         * @example {
         *       "bynder_connection": 2,
         *       "akeneo_connection": 1,
         *       "delta": true,
         *       "deltaDate": "2026-11-20T10:00:00Z",
         *       "mappings": [
         *         {
         *           "akeneo_asset_family": "packshot",
         *           "conditions": [
         *             {
         *               "field": "status",
         *               "operator": "EQUAL",
         *               "value": "approved"
         *             }
         *           ],
         *           "media_urls": [
         *             {
         *               "bynderMetadata": "webimage",
         *               "attribute": "image_url"
         *             }
         *           ],
         *           "metadata": [
         *             {
         *               "bynderMetadata": "name",
         *               "attribute": "label",
         *               "property_type": "simple",
         *               "locale": "*",
         *               "channel": [
         *                 "ecommerce"
         *               ]
         *             }
         *           ]
         *         }
         *       ],
         *       "akeneo_asset_multi_products": [],
         *       "reverseMapping": [
         *         {
         *           "name": "color",
         *           "akeneoProductField": {
         *             "attributeCode": "color",
         *             "locale": "en_US",
         *             "channel": "ecommerce",
         *             "labelLocale": "en_US",
         *             "referenceEntityAttribute": ""
         *           },
         *           "bynderMediaField": {
         *             "fieldCode": "property_color"
         *           },
         *           "multipleValues": false,
         *           "separator": ","
         *         }
         *       ],
         *       "keyword": "summer"
         *     }
         */
        ConfigurationAssetSync: components["schemas"]["ConfigurationProductInformationSync"] & {
            mappings?: components["schemas"]["AssetMapping"][];
            mapping?: components["schemas"]["AssetMapping"][];
        };
        /**
         * @description `bynder_media_to_akeneo_ref_entity_sync`; mappings need the reference entity and the code metadata.
         * @example {
         *       "bynder_connection": 2,
         *       "akeneo_connection": 1,
         *       "mappings": [
         *         {
         *           "reference_entity": "designer",
         *           "code_metadata": "designer_code",
         *           "allow_creation": true
         *         }
         *       ]
         *     }
         */
        ConfigurationRecordSync: components["schemas"]["ConfigurationProductInformationSync"] & {
            mappings?: components["schemas"]["RecordMapping"][];
            mapping?: components["schemas"]["RecordMapping"][];
        };
        /**
         * @description `bynder_media_to_akeneo_category_sync`; mappings need the code metadata.
         * @example {
         *       "bynder_connection": 2,
         *       "akeneo_connection": 1,
         *       "mapping": [
         *         {
         *           "code_metadata": "category_code",
         *           "conditions": []
         *         }
         *       ]
         *     }
         */
        ConfigurationCategorySync: components["schemas"]["ConfigurationProductInformationSync"] & {
            mappings?: components["schemas"]["CategoryMapping"][];
            mapping?: components["schemas"]["CategoryMapping"][];
        };
        /**
         * @example {
         *       "akeneo_asset_family": "packshot",
         *       "conditions": [],
         *       "media_urls": [],
         *       "metadata": []
         *     }
         */
        Mapping: {
            /** @description Asset jobs. */
            akeneo_asset_family?: string;
            /** @description Record jobs. */
            reference_entity?: string;
            /** @description Record and category jobs. */
            code_metadata?: string;
            /** @description Record jobs. */
            allow_creation?: boolean;
            conditions?: components["schemas"]["Conditions"];
            media_urls?: components["schemas"]["MediaUrl"][];
            metadata?: components["schemas"]["MetadataConf"][];
        };
        /**
         * @example {
         *       "akeneo_asset_family": "packshot"
         *     }
         */
        AssetMapping: components["schemas"]["Mapping"] & {
            akeneo_asset_family: string;
        };
        /**
         * @example {
         *       "reference_entity": "designer",
         *       "code_metadata": "designer_code",
         *       "allow_creation": false
         *     }
         */
        RecordMapping: components["schemas"]["Mapping"] & {
            reference_entity: string;
            code_metadata: string;
        };
        /**
         * @example {
         *       "code_metadata": "category_code"
         *     }
         */
        CategoryMapping: components["schemas"]["Mapping"] & {
            code_metadata: string;
        };
        /**
         * @example {
         *       "bynderMetadata": "webimage",
         *       "attribute": "image_url"
         *     }
         */
        MediaUrl: {
            bynderMetadata?: string;
            attribute?: string;
        };
        /**
         * @example {
         *       "bynderMetadata": "name",
         *       "attribute": "label",
         *       "property_type": "extract_regex",
         *       "locale": [
         *         "en_US"
         *       ],
         *       "channel": "*",
         *       "regex": "/(\\d+)/",
         *       "regexPattern": "$1"
         *     }
         */
        MetadataConf: {
            /** @description Not needed by `null_value`. */
            bynderMetadata?: string;
            attribute?: string;
            property_type?: components["schemas"]["PropertyType"];
            locale?: components["schemas"]["ListOrStar"];
            channel?: components["schemas"]["ListOrStar"];
            /** @description Of `video_preview`. */
            extension?: string;
            /** @description Of `extract_regex`. */
            regex?: string;
            /** @description Of `extract_regex`. */
            regexPattern?: string;
            /**
             * @description Of `pattern`.
             * @default ,
             */
            fieldSeparator?: string;
            /**
             * @description Of `pattern`.
             * @default ,
             */
            targetSeparator?: string;
        };
        /**
         * @description `product_id` is deprecated.
         * @example simple
         * @enum {string}
         */
        PropertyType: "simple" | "fixed_value" | "null_value" | "video_preview" | "pattern" | "extract_regex" | "external_reference" | "option_sync" | "product_id";
        /**
         * @description Assets bound to products, records or categories of the PIM. Keys of another binding type and empty optional
         *     values are left out of the saved object.
         * @example {
         *       "name": "packshots",
         *       "asset_family": "packshot",
         *       "identifiers": "sku",
         *       "separator": ",",
         *       "product_attribute": "images",
         *       "sort_order": "position",
         *       "remove_assets_from_products": true,
         *       "check_removed_locales": true,
         *       "fill_only_if_empty": false,
         *       "product_filters": {
         *         "enabled": [
         *           {
         *             "operator": "=",
         *             "value": true
         *           }
         *         ]
         *       }
         *     }
         */
        Multibinding: {
            name: string;
            asset_family: string;
            identifiers: string;
            separator: string;
            /** @description Record type. */
            reference_entity?: string;
            /** @description Product type. */
            product_attribute?: string;
            /** @description Record type. */
            record_attribute?: string;
            /** @description Category type. */
            category_attribute?: string;
            attribute_separator?: string;
            locale?: string;
            channel?: string;
            locale_separator?: string;
            channel_separator?: string;
            /** @description Product type. */
            sort_order?: string;
            /** @description Product type. */
            remove_assets_from_products?: boolean;
            /** @default true */
            check_removed_locales?: boolean;
            /** @default false */
            fill_only_if_empty?: boolean;
            /** @description Product type. */
            reference_attribute?: string;
            product_filters?: components["schemas"]["Json"];
            product_values?: components["schemas"]["Json"];
            record_filters?: components["schemas"]["Json"];
            record_values?: components["schemas"]["Json"];
        };
        /**
         * @description PIM product values back to the asset service. Both forms are read; the nested one is written unless the loaded
         *     entry is flat.
         * @example {
         *       "akeneoAttributeCode": "color",
         *       "bynderFieldCode": "property_color"
         *     }
         */
        ReverseMapping: components["schemas"]["NestedReverseMapping"] | components["schemas"]["FlatReverseMapping"];
        /**
         * @example {
         *       "name": "color",
         *       "akeneoProductField": {
         *         "attributeCode": "color"
         *       },
         *       "bynderMediaField": {
         *         "fieldCode": "property_color"
         *       },
         *       "multipleValues": false,
         *       "separator": ","
         *     }
         */
        NestedReverseMapping: {
            /** @description The attribute code for a new one. */
            name?: string;
            akeneoProductField: {
                /** @description `association--…` marks an association mapping. */
                attributeCode: string;
                locale?: string | null;
                channel?: string | null;
                labelLocale?: string | null;
                referenceEntityAttribute?: string | null;
            };
            bynderMediaField: {
                fieldCode: string;
            };
            /** @default false */
            multipleValues?: boolean;
            /** @default , */
            separator?: string;
        };
        /**
         * @example {
         *       "akeneoAttributeCode": "association--pack",
         *       "bynderFieldCode": "property_pack",
         *       "multipleValues": true,
         *       "separator": ";"
         *     }
         */
        FlatReverseMapping: {
            /** @description `association--…` marks an association mapping. */
            akeneoAttributeCode: string;
            akeneoLocale?: string | null;
            akeneoChannel?: string | null;
            akeneoLabelLocale?: string | null;
            akeneoReferenceEntityAttribute?: string | null;
            bynderFieldCode: string;
            /** @default false */
            multipleValues?: boolean;
            /** @default , */
            separator?: string;
        };
        /**
         * @description `akeneo_product_to_bynder_property`.
         * @example {
         *       "product_model": {
         *         "search": null,
         *         "identifier": null,
         *         "values": []
         *       },
         *       "product": {
         *         "search": {
         *           "enabled": [
         *             {
         *               "operator": "=",
         *               "value": true
         *             }
         *           ]
         *         },
         *         "identifier": {
         *           "label_attribute": "name",
         *           "bynder_property": "product",
         *           "locales": [
         *             "en_US"
         *           ],
         *           "channel": "ecommerce",
         *           "display_id": true,
         *           "parent_dependency": false,
         *           "locales_fallbacks": {
         *             "fr_FR": "en_US"
         *           }
         *         },
         *         "values": [
         *           {
         *             "attribute": "color",
         *             "bynder_property": "property_color",
         *             "locale": "en_US"
         *           }
         *         ]
         *       }
         *     }
         */
        ConfigurationProductToAssetService: {
            bynder_connection?: components["schemas"]["ConnectionId"];
            akeneo_connection?: components["schemas"]["ConnectionId"];
            product_model?: components["schemas"]["ProductToAssetServiceSection"];
            product_model_middle?: components["schemas"]["ProductToAssetServiceSection"];
            product_variant?: components["schemas"]["ProductToAssetServiceSection"];
            product?: components["schemas"]["ProductToAssetServiceSection"];
        };
        /**
         * @description `search` and `identifier` are `null` while they are switched off.
         * @example {
         *       "search": null,
         *       "identifier": null,
         *       "values": []
         *     }
         */
        ProductToAssetServiceSection: {
            /** @description A parsed filter. */
            search?: Record<string, never> | null;
            identifier?: components["schemas"]["ProductIdentifier"] | null;
            values?: components["schemas"]["ValueMapping"][];
        };
        /**
         * @example {
         *       "label_attribute": "name",
         *       "bynder_property": "product",
         *       "locales": [
         *         "en_US"
         *       ],
         *       "locales_fallbacks": {}
         *     }
         */
        ProductIdentifier: {
            label_attribute: string;
            bynder_property: string;
            locales?: string[];
            channel?: string;
            /** @default false */
            display_id?: boolean;
            /** @default false */
            parent_dependency?: boolean;
            /** @description Locale to fallback locale; an empty one may come as `[]`. */
            locales_fallbacks?: {
                [key: string]: string;
            } | unknown[];
        };
        /**
         * @example {
         *       "attribute": "color",
         *       "bynder_property": "property_color"
         *     }
         */
        ValueMapping: {
            attribute: string;
            bynder_property: string;
            locale?: string;
            channel?: string;
            default_label_locale?: string;
            reference_entity_attribute?: string;
        };
        /**
         * @description `bynder_to_akeneo_delete_assets`.
         * @example {
         *       "delete_akeneo_assets": [
         *         {
         *           "asset_family": "packshot",
         *           "bynder_id_attribute_code": "bynder_id",
         *           "conditions": []
         *         }
         *       ]
         *     }
         */
        ConfigurationDeleteAssets: {
            delete_akeneo_assets?: components["schemas"]["DeleteMapping"][];
        };
        /**
         * @example {
         *       "asset_family": "packshot",
         *       "bynder_id_attribute_code": "bynder_id",
         *       "conditions": []
         *     }
         */
        DeleteMapping: {
            asset_family: string;
            bynder_id_attribute_code: string;
            conditions?: components["schemas"]["Conditions"];
        };
        /**
         * @description `delete_bynder_media_to_shopify_files`.
         * @example {
         *       "delete_bynder_shopify_assets": [
         *         {
         *           "productSkuMetadata": "sku",
         *           "productMetafields": [
         *             "custom.sku"
         *           ],
         *           "conditions": []
         *         }
         *       ]
         *     }
         */
        ConfigurationShopDelete: {
            delete_bynder_shopify_assets?: components["schemas"]["ShopDeleteMapping"][];
        };
        /**
         * @example {
         *       "productSkuMetadata": "sku",
         *       "productMetafields": [],
         *       "variantSkuMetadata": "",
         *       "variantMetafields": [],
         *       "productSkuSeparator": ","
         *     }
         */
        ShopDeleteMapping: {
            productSkuMetadata?: string;
            productMetafields?: string[];
            variantSkuMetadata?: string;
            variantMetafields?: string[];
            /** @default , */
            productSkuSeparator?: string;
            conditions?: components["schemas"]["Conditions"];
        };
        /**
         * @description `bynder_rules`.
         * @example {
         *       "rules": [
         *         {
         *           "label": "Brand from the name",
         *           "priority": 10,
         *           "conditions": [
         *             {
         *               "field": "brand",
         *               "operator": "EMPTY",
         *               "value": ""
         *             }
         *           ],
         *           "actions": [
         *             {
         *               "type": "set_static_value",
         *               "toField": "brand",
         *               "value": "Acme"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        ConfigurationRules: {
            rules?: components["schemas"]["Rule"][];
        };
        /**
         * @example {
         *       "label": "",
         *       "priority": 0,
         *       "conditions": [],
         *       "actions": []
         *     }
         */
        Rule: {
            label?: string;
            /** @default 0 */
            priority?: number;
            conditions?: components["schemas"]["Conditions"];
            actions?: components["schemas"]["RuleAction"][];
        };
        /**
         * @example {
         *       "type": "pattern",
         *       "toField": "title",
         *       "pattern": "{name} {brand}"
         *     }
         */
        RuleAction: components["schemas"]["SetStaticValueAction"] | components["schemas"]["SetDynamicDatetimeAction"] | components["schemas"]["RegexExtractAction"] | components["schemas"]["PatternAction"];
        /**
         * @example {
         *       "type": "set_static_value",
         *       "toField": "brand",
         *       "value": "Acme"
         *     }
         */
        SetStaticValueAction: {
            /** @enum {string} */
            type: "set_static_value";
            toField?: string;
            value?: string;
        };
        /**
         * @example {
         *       "type": "set_dynamic_datetime",
         *       "toField": "reviewed_at",
         *       "timezone": "Europe/Paris"
         *     }
         */
        SetDynamicDatetimeAction: {
            /** @enum {string} */
            type: "set_dynamic_datetime";
            toField?: string;
            /** @description An IANA zone name or UTC. */
            timezone?: string;
        };
        /**
         * @example {
         *       "type": "regex_extract",
         *       "fromField": "name",
         *       "toField": "sku",
         *       "regex": "/^(\\d+)/",
         *       "regexPattern": "$1"
         *     }
         */
        RegexExtractAction: {
            /** @enum {string} */
            type: "regex_extract";
            toField?: string;
            fromField?: string;
            /** @default // */
            regex?: string;
            regexPattern?: string;
        };
        /**
         * @example {
         *       "type": "pattern",
         *       "toField": "title",
         *       "pattern": "{name} {brand}"
         *     }
         */
        PatternAction: {
            /** @enum {string} */
            type: "pattern";
            toField?: string;
            pattern?: string;
        };
    };
    responses: {
        /** @description Any other failure. A body may also be empty, HTML or broken (a proxy answered). */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/ld+json": components["schemas"]["ErrorBody"];
                "application/problem+json": components["schemas"]["ErrorBody"];
                "application/json": components["schemas"]["ErrorBody"];
                "text/html": string;
            };
        };
        /** @description Malformed JSON, a value of the wrong JSON type, a bad or unknown IRI, a `page` below 1. Without violations. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/ld+json": components["schemas"]["HydraError"];
                "application/problem+json": components["schemas"]["Problem"];
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description No token, or one that is malformed, expired or of nobody; on the sign-in, wrong credentials. Always this
         *     shape. The text is localised: decide by the status and the call.
         */
        Unauthorized: {
            headers: {
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LexikError"];
            };
        };
        /** @description The role or the company does not allow it. Shown to the person; never signs out. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/ld+json": components["schemas"]["HydraError"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such item, or no such log or configuration. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/ld+json": components["schemas"]["HydraError"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The values break a rule. Known by its `violations` array, not by `@type`. */
        UnprocessableContent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/ld+json": components["schemas"]["ConstraintViolationList"];
                "application/problem+json": components["schemas"]["ConstraintViolationList"];
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Too many attempts. `Retry-After` says in seconds (or as a date) when to try again. */
        TooManyRequests: {
            headers: {
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LexikError"];
                "application/ld+json": components["schemas"]["HydraError"];
            };
        };
        /**
         * @description The server failed. On a delete it most likely means "still in use"; on a create, that an equal one arrived at
         *     the same moment.
         */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/ld+json": components["schemas"]["HydraError"];
                "application/problem+json": components["schemas"]["Problem"];
                "text/html": string;
            };
        };
    };
    parameters: {
        /** @description Page, counted from 1. */
        Page: number;
        /** @description Rows per page. May be capped at 100 or ignored, and says so only by the number of rows that come. */
        ItemsPerPage: number;
        /** @description `desc` is newest first. Anything but `asc` and `desc` is ignored. */
        OrderId: string;
        /** @description `asc` or `desc`, the first key of the order. */
        OrderCompanyCode: string;
        /** @description `asc` or `desc`, the second key of the order. */
        OrderLabel: string;
        /** @description The code of a job instance. A client may try the IRI where the code is ignored. */
        JobInstanceFilter: string;
        /** @description The same by the property. A client may use it where the collection declares it in `hydra:search`. */
        JobInstanceCodeFilter: string;
        /** @description One execution status (see `ExecutionStatus`). */
        StatusFilter: string;
        /** @description Any of several execution statuses, `status[]=waiting&status[]=inProgress`. */
        StatusListFilter: string[];
        /** @description Created at or after this moment (ISO 8601, percent-encoded). A text that is no date is ignored. */
        CreatedAtAfterFilter: string;
        /** @description The exact e-mail of the person who launched. */
        CreatedByEmailFilter: string;
        /** @description A company code. */
        ExecutionCompanyFilter: string;
        /** @description Any of several company codes. */
        ExecutionCompanyListFilter: string[];
        /** @description The numeric `id` of the step. */
        StepExecutionFilter: number | string;
        /** @description A part of the label. */
        LabelFilter: string;
        /** @description A part of the e-mail. */
        UserEmailFilter: string;
        /** @description A part of the name. */
        CompanyNameFilter: string;
        /** @description A company code. */
        CompanyCodeFilter: string;
        /** @description Any of several company codes. */
        CompanyCodeListFilter: string[];
        /** @description Any of several job codes (see `JobCode`). */
        JobCodeListFilter: string[];
        /** @description `false` launches a full job, `true` a delta job; without it the configuration decides. */
        DeltaOverride: boolean;
        /** @description The brand of the linked page. */
        AppStyleQuery: components["schemas"]["AppStyle"];
        /** @description The brand of the console. */
        AppStylePath: components["schemas"]["AppStyle"];
        /** @description The `id` of the item, a number on most versions. */
        Id: number | string;
        /** @description The code, percent-encoded. */
        Code: string;
        /** @description An e-mail, percent-encoded. */
        Email: string;
        /** @description The `state` that the provider's callback carries. */
        State: string;
        /** @description The branded product. */
        SamlKind: "bynder";
        /** @description The kind of connection. */
        ConnectionType: components["schemas"]["ConnectionType"];
        /** @description What to ask the PIM. */
        AkeneoDataRequest: components["schemas"]["AkeneoDataRequest"];
        /** @description What to ask the asset service. */
        BynderDataRequest: components["schemas"]["BynderDataRequest"];
        /** @description What to ask the shop. */
        ShopifyDataRequest: components["schemas"]["ShopifyDataRequest"];
        /** @description The request's parameters as the JSON text of one object; fields without a value are left out. */
        DataParams: string;
        /** @description Whose metafields; only for `metafieldKeys`. */
        OwnerType: components["schemas"]["MetafieldOwnerType"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Id = components['schemas']['Id'];
export type Iri = components['schemas']['Iri'];
export type DateTime = components['schemas']['DateTime'];
export type Role = components['schemas']['Role'];
export type Locale = components['schemas']['Locale'];
export type AppStyle = components['schemas']['AppStyle'];
export type ConnectionType = components['schemas']['ConnectionType'];
export type JobCode = components['schemas']['JobCode'];
export type ExecutionStatus = components['schemas']['ExecutionStatus'];
export type StepStatus = components['schemas']['StepStatus'];
export type CompanyReference = components['schemas']['CompanyReference'];
export type CompanyRelation = components['schemas']['CompanyRelation'];
export type CompanyIri = components['schemas']['CompanyIri'];
export type PersonReference = components['schemas']['PersonReference'];
export type PersonRelation = components['schemas']['PersonRelation'];
export type Message = components['schemas']['Message'];
export type HydraCollection = components['schemas']['HydraCollection'];
export type HydraView = components['schemas']['HydraView'];
export type HydraSearch = components['schemas']['HydraSearch'];
export type UserCollection = components['schemas']['UserCollection'];
export type CompanyCollection = components['schemas']['CompanyCollection'];
export type JobExecutionCollection = components['schemas']['JobExecutionCollection'];
export type JobWarningCollection = components['schemas']['JobWarningCollection'];
export type JobInstanceCollection = components['schemas']['JobInstanceCollection'];
export type HistoryEntryCollection = components['schemas']['HistoryEntryCollection'];
export type AkeneoConnectionCollection = components['schemas']['AkeneoConnectionCollection'];
export type BynderConnectionCollection = components['schemas']['BynderConnectionCollection'];
export type ShopifyConnectionCollection = components['schemas']['ShopifyConnectionCollection'];
export type JobCollection = components['schemas']['JobCollection'];
export type CompanyOptionCollection = components['schemas']['CompanyOptionCollection'];
export type Jobs = components['schemas']['Jobs'];
export type CompanyOptions = components['schemas']['CompanyOptions'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type HydraError = components['schemas']['HydraError'];
export type Problem = components['schemas']['Problem'];
export type ConstraintViolationList = components['schemas']['ConstraintViolationList'];
export type Violation = components['schemas']['Violation'];
export type LexikError = components['schemas']['LexikError'];
export type Credentials = components['schemas']['Credentials'];
export type TokenAnswer = components['schemas']['TokenAnswer'];
export type JwtPayload = components['schemas']['JwtPayload'];
export type LoginInfos = components['schemas']['LoginInfos'];
export type PasswordResetRequest = components['schemas']['PasswordResetRequest'];
export type NewPassword = components['schemas']['NewPassword'];
export type PasswordReset = components['schemas']['PasswordReset'];
export type User = components['schemas']['User'];
export type UserCreate = components['schemas']['UserCreate'];
export type UserUpdate = components['schemas']['UserUpdate'];
export type ResetPasswordLink = components['schemas']['ResetPasswordLink'];
export type Company = components['schemas']['Company'];
export type Name = components['schemas']['Name'];
export type CompanyCreate = components['schemas']['CompanyCreate'];
export type CompanyUpdate = components['schemas']['CompanyUpdate'];
export type CompanyOption = components['schemas']['CompanyOption'];
export type CompanySso = components['schemas']['CompanySso'];
export type CompanySsoFields = components['schemas']['CompanySsoFields'];
export type CompanySsoCreate = components['schemas']['CompanySsoCreate'];
export type CompanySsoUpdate = components['schemas']['CompanySsoUpdate'];
export type SamlAssertion = components['schemas']['SamlAssertion'];
export type Xml = components['schemas']['Xml'];
export type JobInstanceReference = components['schemas']['JobInstanceReference'];
export type JobExecution = components['schemas']['JobExecution'];
export type ExecutionConfiguration = components['schemas']['ExecutionConfiguration'];
export type StepExecution = components['schemas']['StepExecution'];
export type JobWarning = components['schemas']['JobWarning'];
export type LogText = components['schemas']['LogText'];
export type LaunchAnswer = components['schemas']['LaunchAnswer'];
export type Job = components['schemas']['Job'];
export type JobInstance = components['schemas']['JobInstance'];
export type EmailList = components['schemas']['EmailList'];
export type ConfigurationText = components['schemas']['ConfigurationText'];
export type AlertEmails = components['schemas']['AlertEmails'];
export type JobInstanceFields = components['schemas']['JobInstanceFields'];
export type JobInstanceCreate = components['schemas']['JobInstanceCreate'];
export type JobInstanceUpdate = components['schemas']['JobInstanceUpdate'];
export type HistoryEntry = components['schemas']['HistoryEntry'];
export type HistoryChange = components['schemas']['HistoryChange'];
export type SecuredVariable = components['schemas']['SecuredVariable'];
export type SecuredVariableCreate = components['schemas']['SecuredVariableCreate'];
export type SecuredVariableUpdate = components['schemas']['SecuredVariableUpdate'];
export type AkeneoConnection = components['schemas']['AkeneoConnection'];
export type AkeneoConnectionFields = components['schemas']['AkeneoConnectionFields'];
export type AkeneoConnectionCreate = components['schemas']['AkeneoConnectionCreate'];
export type AkeneoConnectionUpdate = components['schemas']['AkeneoConnectionUpdate'];
export type BynderConnection = components['schemas']['BynderConnection'];
export type BynderConnectionFields = components['schemas']['BynderConnectionFields'];
export type BynderConnectionCreate = components['schemas']['BynderConnectionCreate'];
export type BynderConnectionUpdate = components['schemas']['BynderConnectionUpdate'];
export type ShopifyConnection = components['schemas']['ShopifyConnection'];
export type ShopifyConnectionUpdate = components['schemas']['ShopifyConnectionUpdate'];
export type ConnectionTest = components['schemas']['ConnectionTest'];
export type ShopifyAppAccessCreate = components['schemas']['ShopifyAppAccessCreate'];
export type ShopifyAppAccessGenerate = components['schemas']['ShopifyAppAccessGenerate'];
export type ShopifyAppAccess = components['schemas']['ShopifyAppAccess'];
export type AkeneoAppAccessCreate = components['schemas']['AkeneoAppAccessCreate'];
export type AkeneoAppAccessGenerate = components['schemas']['AkeneoAppAccessGenerate'];
export type AkeneoAppAccess = components['schemas']['AkeneoAppAccess'];
export type BynderAppAccessCreate = components['schemas']['BynderAppAccessCreate'];
export type AppAccess = components['schemas']['AppAccess'];
export type AkeneoDataRequest = components['schemas']['AkeneoDataRequest'];
export type BynderDataRequest = components['schemas']['BynderDataRequest'];
export type ShopifyDataRequest = components['schemas']['ShopifyDataRequest'];
export type MetafieldOwnerType = components['schemas']['MetafieldOwnerType'];
export type DataSearch = components['schemas']['DataSearch'];
export type DataPage = components['schemas']['DataPage'];
export type DataSearchPaged = components['schemas']['DataSearchPaged'];
export type DataPaged = components['schemas']['DataPaged'];
export type DataByCode = components['schemas']['DataByCode'];
export type DataById = components['schemas']['DataById'];
export type DataSearchOnly = components['schemas']['DataSearchOnly'];
export type DataNothing = components['schemas']['DataNothing'];
export type AkeneoDataParams = components['schemas']['AkeneoDataParams'];
export type BynderDataParams = components['schemas']['BynderDataParams'];
export type ShopifyDataParams = components['schemas']['ShopifyDataParams'];
export type MetafieldKey = components['schemas']['MetafieldKey'];
export type DataAnswer = components['schemas']['DataAnswer'];
export type ConnectionId = components['schemas']['ConnectionId'];
export type DeltaDate = components['schemas']['DeltaDate'];
export type ListOrStar = components['schemas']['ListOrStar'];
export type Json = components['schemas']['Json'];
export type Conditions = components['schemas']['Conditions'];
export type Filter = components['schemas']['Filter'];
export type FilterText = components['schemas']['FilterText'];
export type FilterList = components['schemas']['FilterList'];
export type FilterPresence = components['schemas']['FilterPresence'];
export type ConfigurationWatermark = components['schemas']['ConfigurationWatermark'];
export type ConfigurationShopSync = components['schemas']['ConfigurationShopSync'];
export type ProductMapping = components['schemas']['ProductMapping'];
export type AssetToFile = components['schemas']['AssetToFile'];
export type ConfigurationProductInformationSync = components['schemas']['ConfigurationProductInformationSync'];
export type BatchSize = components['schemas']['BatchSize'];
export type ConfigurationAssetSync = components['schemas']['ConfigurationAssetSync'];
export type ConfigurationRecordSync = components['schemas']['ConfigurationRecordSync'];
export type ConfigurationCategorySync = components['schemas']['ConfigurationCategorySync'];
export type Mapping = components['schemas']['Mapping'];
export type AssetMapping = components['schemas']['AssetMapping'];
export type RecordMapping = components['schemas']['RecordMapping'];
export type CategoryMapping = components['schemas']['CategoryMapping'];
export type MediaUrl = components['schemas']['MediaUrl'];
export type MetadataConf = components['schemas']['MetadataConf'];
export type PropertyType = components['schemas']['PropertyType'];
export type Multibinding = components['schemas']['Multibinding'];
export type ReverseMapping = components['schemas']['ReverseMapping'];
export type NestedReverseMapping = components['schemas']['NestedReverseMapping'];
export type FlatReverseMapping = components['schemas']['FlatReverseMapping'];
export type ConfigurationProductToAssetService = components['schemas']['ConfigurationProductToAssetService'];
export type ProductToAssetServiceSection = components['schemas']['ProductToAssetServiceSection'];
export type ProductIdentifier = components['schemas']['ProductIdentifier'];
export type ValueMapping = components['schemas']['ValueMapping'];
export type ConfigurationDeleteAssets = components['schemas']['ConfigurationDeleteAssets'];
export type DeleteMapping = components['schemas']['DeleteMapping'];
export type ConfigurationShopDelete = components['schemas']['ConfigurationShopDelete'];
export type ShopDeleteMapping = components['schemas']['ShopDeleteMapping'];
export type ConfigurationRules = components['schemas']['ConfigurationRules'];
export type Rule = components['schemas']['Rule'];
export type RuleAction = components['schemas']['RuleAction'];
export type SetStaticValueAction = components['schemas']['SetStaticValueAction'];
export type SetDynamicDatetimeAction = components['schemas']['SetDynamicDatetimeAction'];
export type RegexExtractAction = components['schemas']['RegexExtractAction'];
export type PatternAction = components['schemas']['PatternAction'];
export type ResponseError = components['responses']['Error'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseUnprocessableContent = components['responses']['UnprocessableContent'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseServerError = components['responses']['ServerError'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterItemsPerPage = components['parameters']['ItemsPerPage'];
export type ParameterOrderId = components['parameters']['OrderId'];
export type ParameterOrderCompanyCode = components['parameters']['OrderCompanyCode'];
export type ParameterOrderLabel = components['parameters']['OrderLabel'];
export type ParameterJobInstanceFilter = components['parameters']['JobInstanceFilter'];
export type ParameterJobInstanceCodeFilter = components['parameters']['JobInstanceCodeFilter'];
export type ParameterStatusFilter = components['parameters']['StatusFilter'];
export type ParameterStatusListFilter = components['parameters']['StatusListFilter'];
export type ParameterCreatedAtAfterFilter = components['parameters']['CreatedAtAfterFilter'];
export type ParameterCreatedByEmailFilter = components['parameters']['CreatedByEmailFilter'];
export type ParameterExecutionCompanyFilter = components['parameters']['ExecutionCompanyFilter'];
export type ParameterExecutionCompanyListFilter = components['parameters']['ExecutionCompanyListFilter'];
export type ParameterStepExecutionFilter = components['parameters']['StepExecutionFilter'];
export type ParameterLabelFilter = components['parameters']['LabelFilter'];
export type ParameterUserEmailFilter = components['parameters']['UserEmailFilter'];
export type ParameterCompanyNameFilter = components['parameters']['CompanyNameFilter'];
export type ParameterCompanyCodeFilter = components['parameters']['CompanyCodeFilter'];
export type ParameterCompanyCodeListFilter = components['parameters']['CompanyCodeListFilter'];
export type ParameterJobCodeListFilter = components['parameters']['JobCodeListFilter'];
export type ParameterDeltaOverride = components['parameters']['DeltaOverride'];
export type ParameterAppStyleQuery = components['parameters']['AppStyleQuery'];
export type ParameterAppStylePath = components['parameters']['AppStylePath'];
export type ParameterId = components['parameters']['Id'];
export type ParameterCode = components['parameters']['Code'];
export type ParameterEmail = components['parameters']['Email'];
export type ParameterState = components['parameters']['State'];
export type ParameterSamlKind = components['parameters']['SamlKind'];
export type ParameterConnectionType = components['parameters']['ConnectionType'];
export type ParameterAkeneoDataRequest = components['parameters']['AkeneoDataRequest'];
export type ParameterBynderDataRequest = components['parameters']['BynderDataRequest'];
export type ParameterShopifyDataRequest = components['parameters']['ShopifyDataRequest'];
export type ParameterDataParams = components['parameters']['DataParams'];
export type ParameterOwnerType = components['parameters']['OwnerType'];
export type $defs = Record<string, never>;
export interface operations {
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    getLoginInfos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An e-mail, percent-encoded. */
                email: components["parameters"]["Email"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginInfos"];
                    "application/ld+json": components["schemas"]["LoginInfos"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    redirectToSso: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An e-mail, percent-encoded. */
                email: components["parameters"]["Email"];
                /** @description The brand of the console. */
                appStyle: components["parameters"]["AppStylePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the identity provider, or back to the console's sign-in page with `error`. */
            302: {
                headers: {
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    sendPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An e-mail, percent-encoded. */
                email: components["parameters"]["Email"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                    "application/ld+json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                    "application/ld+json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Page, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description `desc` is newest first. Anything but `asc` and `desc` is ignored. */
                "order[id]"?: components["parameters"]["OrderId"];
                /** @description A part of the e-mail. */
                email?: components["parameters"]["UserEmailFilter"];
                /** @description A company code. */
                "company.code"?: components["parameters"]["CompanyCodeFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["UserCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Error"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/ld+json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Error"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Error"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The item after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["User"];
                };
            };
            /** @description Changed, nothing is answered; read the item again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Error"];
        };
    };
    getResetPasswordLink: {
        parameters: {
            query: {
                /** @description The brand of the linked page. */
                app_style: components["parameters"]["AppStyleQuery"];
            };
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["ResetPasswordLink"];
                    "application/json": components["schemas"]["ResetPasswordLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listCompanyOptions: {
        parameters: {
            query?: {
                /** @description Page, counted from 1. */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every company the caller may see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["CompanyOptions"];
                    "application/json": components["schemas"]["CompanyOptions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Error"];
        };
    };
    listCompanies: {
        parameters: {
            query?: {
                /** @description Page, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description A part of the name. */
                name?: components["parameters"]["CompanyNameFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of companies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["CompanyCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Error"];
        };
    };
    createCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/ld+json": components["schemas"]["CompanyCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Error"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code, percent-encoded. */
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["Company"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code, percent-encoded. */
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Error"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code, percent-encoded. */
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["CompanyUpdate"];
            };
        };
        responses: {
            /** @description The item after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["Company"];
                };
            };
            /** @description Changed, nothing is answered; read the item again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Error"];
        };
    };
    getCompanySso: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code, percent-encoded. */
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["CompanySso"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    createCompanySso: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/ld+json": components["schemas"]["CompanySsoCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["CompanySso"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Error"];
        };
    };
    updateCompanySso: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["CompanySsoUpdate"];
            };
        };
        responses: {
            /** @description The item after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["CompanySso"];
                };
            };
            /** @description Changed, nothing is answered; read the item again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Error"];
        };
    };
    getSamlMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The branded product. */
                kind: components["parameters"]["SamlKind"];
                /** @description The code, percent-encoded. */
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description SAML 2.0 metadata. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/samlmetadata+xml": components["schemas"]["Xml"];
                    "application/xml": components["schemas"]["Xml"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    postSamlAssertion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The branded product. */
                kind: components["parameters"]["SamlKind"];
                /** @description The code, percent-encoded. */
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SamlAssertion"];
            };
        };
        responses: {
            /** @description Back to the console: `/login?app_token=<JWT>` or `/login?error=<code>`. */
            302: {
                headers: {
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listJobExecutions: {
        parameters: {
            query?: {
                /** @description Page, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. May be capped at 100 or ignored, and says so only by the number of rows that come. */
                itemsPerPage?: components["parameters"]["ItemsPerPage"];
                /** @description `desc` is newest first. Anything but `asc` and `desc` is ignored. */
                "order[id]"?: components["parameters"]["OrderId"];
                /** @description The code of a job instance. A client may try the IRI where the code is ignored. */
                jobInstance?: components["parameters"]["JobInstanceFilter"];
                /** @description The same by the property. A client may use it where the collection declares it in `hydra:search`. */
                "jobInstance.code"?: components["parameters"]["JobInstanceCodeFilter"];
                /** @description One execution status (see `ExecutionStatus`). */
                status?: components["parameters"]["StatusFilter"];
                /** @description Any of several execution statuses, `status[]=waiting&status[]=inProgress`. */
                "status[]"?: components["parameters"]["StatusListFilter"];
                /** @description Created at or after this moment (ISO 8601, percent-encoded). A text that is no date is ignored. */
                "createdAt[after]"?: components["parameters"]["CreatedAtAfterFilter"];
                /** @description The exact e-mail of the person who launched. */
                "createdBy.email"?: components["parameters"]["CreatedByEmailFilter"];
                /** @description A company code. */
                "jobInstance.company.code"?: components["parameters"]["ExecutionCompanyFilter"];
                /** @description Any of several company codes. */
                "jobInstance.company.code[]"?: components["parameters"]["ExecutionCompanyListFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of executions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["JobExecutionCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Error"];
        };
    };
    getJobExecution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The execution. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["JobExecution"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    downloadExecutionLogs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["LogText"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    stopJobExecution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["JobExecution"];
                };
            };
            /** @description Accepted, nothing is answered. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Accepted, nothing is answered. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listJobWarnings: {
        parameters: {
            query: {
                /** @description The numeric `id` of the step. */
                stepExecution: components["parameters"]["StepExecutionFilter"];
                /** @description Page, counted from 1. */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of warnings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["JobWarningCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Error"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /** @description Page, counted from 1. */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jobs that may be configured. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["Jobs"];
                    "application/json": components["schemas"]["Jobs"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Error"];
        };
    };
    listJobInstances: {
        parameters: {
            query?: {
                /** @description Page, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. May be capped at 100 or ignored, and says so only by the number of rows that come. */
                itemsPerPage?: components["parameters"]["ItemsPerPage"];
                /** @description A part of the label. */
                label?: components["parameters"]["LabelFilter"];
                /** @description Any of several company codes. */
                "company.code[]"?: components["parameters"]["CompanyCodeListFilter"];
                /** @description Any of several job codes (see `JobCode`). */
                "jobCode[]"?: components["parameters"]["JobCodeListFilter"];
                /** @description `asc` or `desc`, the first key of the order. */
                "order[company.code]"?: components["parameters"]["OrderCompanyCode"];
                /** @description `asc` or `desc`, the second key of the order. */
                "order[label]"?: components["parameters"]["OrderLabel"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of job instances. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["JobInstanceCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Error"];
        };
    };
    createJobInstance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/ld+json": components["schemas"]["JobInstanceCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["JobInstance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Error"];
        };
    };
    getJobInstance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code, percent-encoded. */
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job instance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["JobInstance"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteJobInstance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code, percent-encoded. */
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Error"];
        };
    };
    updateJobInstance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code, percent-encoded. */
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["JobInstanceUpdate"];
            };
        };
        responses: {
            /** @description The item after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["JobInstance"];
                };
            };
            /** @description Changed, nothing is answered; read the item again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Error"];
        };
    };
    addToQueue: {
        parameters: {
            query?: {
                /** @description `false` launches a full job, `true` a delta job; without it the configuration decides. */
                delta_override?: components["parameters"]["DeltaOverride"];
            };
            header?: never;
            path: {
                /** @description The code, percent-encoded. */
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Queued; the body may be empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["LaunchAnswer"];
                };
            };
            /** @description Queued; the body may be empty. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["LaunchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Error"];
        };
    };
    listHistory: {
        parameters: {
            query?: {
                /** @description Page, counted from 1. */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /** @description The code, percent-encoded. */
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["HistoryEntryCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    createSecuredVariable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/ld+json": components["schemas"]["SecuredVariableCreate"];
            };
        };
        responses: {
            /** @description Stored; the value is not sent back. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["SecuredVariable"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Error"];
        };
    };
    deleteSecuredVariable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    updateSecuredVariable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["SecuredVariableUpdate"];
            };
        };
        responses: {
            /** @description The item after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["SecuredVariable"];
                };
            };
            /** @description Changed, nothing is answered; read the item again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Error"];
        };
    };
    listAkeneoConnections: {
        parameters: {
            query?: {
                /** @description Page, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. May be capped at 100 or ignored, and says so only by the number of rows that come. */
                itemsPerPage?: components["parameters"]["ItemsPerPage"];
                /** @description `desc` is newest first. Anything but `asc` and `desc` is ignored. */
                "order[id]"?: components["parameters"]["OrderId"];
                /** @description A company code. */
                "company.code"?: components["parameters"]["CompanyCodeFilter"];
                /** @description A part of the label. */
                label?: components["parameters"]["LabelFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of connections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["AkeneoConnectionCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Error"];
        };
    };
    createAkeneoConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/ld+json": components["schemas"]["AkeneoConnectionCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["AkeneoConnection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Error"];
        };
    };
    getAkeneoConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["AkeneoConnection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteAkeneoConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Error"];
        };
    };
    updateAkeneoConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["AkeneoConnectionUpdate"];
            };
        };
        responses: {
            /** @description The item after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["AkeneoConnection"];
                };
            };
            /** @description Changed, nothing is answered; read the item again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Error"];
        };
    };
    listBynderConnections: {
        parameters: {
            query?: {
                /** @description Page, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. May be capped at 100 or ignored, and says so only by the number of rows that come. */
                itemsPerPage?: components["parameters"]["ItemsPerPage"];
                /** @description `desc` is newest first. Anything but `asc` and `desc` is ignored. */
                "order[id]"?: components["parameters"]["OrderId"];
                /** @description A company code. */
                "company.code"?: components["parameters"]["CompanyCodeFilter"];
                /** @description A part of the label. */
                label?: components["parameters"]["LabelFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of connections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["BynderConnectionCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Error"];
        };
    };
    createBynderConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/ld+json": components["schemas"]["BynderConnectionCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["BynderConnection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Error"];
        };
    };
    getBynderConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["BynderConnection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteBynderConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Error"];
        };
    };
    updateBynderConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["BynderConnectionUpdate"];
            };
        };
        responses: {
            /** @description The item after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["BynderConnection"];
                };
            };
            /** @description Changed, nothing is answered; read the item again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Error"];
        };
    };
    listShopifyConnections: {
        parameters: {
            query?: {
                /** @description Page, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. May be capped at 100 or ignored, and says so only by the number of rows that come. */
                itemsPerPage?: components["parameters"]["ItemsPerPage"];
                /** @description `desc` is newest first. Anything but `asc` and `desc` is ignored. */
                "order[id]"?: components["parameters"]["OrderId"];
                /** @description A company code. */
                "company.code"?: components["parameters"]["CompanyCodeFilter"];
                /** @description A part of the label. */
                label?: components["parameters"]["LabelFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of connections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["ShopifyConnectionCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Error"];
        };
    };
    getShopifyConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["ShopifyConnection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteShopifyConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Error"];
        };
    };
    updateShopifyConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["ShopifyConnectionUpdate"];
            };
        };
        responses: {
            /** @description The item after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["ShopifyConnection"];
                };
            };
            /** @description Changed, nothing is answered; read the item again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            default: components["responses"]["Error"];
        };
    };
    testConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The kind of connection. */
                type: components["parameters"]["ConnectionType"];
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["ConnectionTest"];
                    "application/json": components["schemas"]["ConnectionTest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Error"];
        };
    };
    fetchAkeneoData: {
        parameters: {
            query?: {
                /** @description The request's parameters as the JSON text of one object; fields without a value are left out. */
                params?: components["parameters"]["DataParams"];
            };
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
                /** @description What to ask the PIM. */
                request: components["parameters"]["AkeneoDataRequest"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whatever the connected system answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["DataAnswer"];
                    "application/json": components["schemas"]["DataAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Error"];
        };
    };
    fetchBynderData: {
        parameters: {
            query?: {
                /** @description The request's parameters as the JSON text of one object; fields without a value are left out. */
                params?: components["parameters"]["DataParams"];
            };
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
                /** @description What to ask the asset service. */
                request: components["parameters"]["BynderDataRequest"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whatever the connected system answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["DataAnswer"];
                    "application/json": components["schemas"]["DataAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Error"];
        };
    };
    fetchShopifyData: {
        parameters: {
            query?: {
                /** @description The request's parameters as the JSON text of one object; fields without a value are left out. */
                params?: components["parameters"]["DataParams"];
                /** @description Whose metafields; only for `metafieldKeys`. */
                ownerType?: components["parameters"]["OwnerType"];
            };
            header?: never;
            path: {
                /** @description The `id` of the item, a number on most versions. */
                id: components["parameters"]["Id"];
                /** @description What to ask the shop. */
                request: components["parameters"]["ShopifyDataRequest"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whatever the connected system answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["DataAnswer"];
                    "application/json": components["schemas"]["DataAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Error"];
        };
    };
    createShopifyAppAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/ld+json": components["schemas"]["ShopifyAppAccessCreate"];
            };
        };
        responses: {
            /** @description Where to send the browser. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["AppAccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Error"];
        };
    };
    generateShopifyAppAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `state` that the provider's callback carries. */
                state: components["parameters"]["State"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/ld+json": components["schemas"]["ShopifyAppAccessGenerate"];
            };
        };
        responses: {
            /** @description The shop is connected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["ShopifyAppAccess"];
                };
            };
            /** @description The shop is connected. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["ShopifyAppAccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Error"];
        };
    };
    createAkeneoAppAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/ld+json": components["schemas"]["AkeneoAppAccessCreate"];
            };
        };
        responses: {
            /** @description Where to send the browser. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["AppAccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Error"];
        };
    };
    generateAkeneoAppAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `state` that the provider's callback carries. */
                state: components["parameters"]["State"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/ld+json": components["schemas"]["AkeneoAppAccessGenerate"];
            };
        };
        responses: {
            /** @description The PIM is connected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["AkeneoAppAccess"];
                };
            };
            /** @description The PIM is connected. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["AkeneoAppAccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Error"];
        };
    };
    createBynderAppAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/ld+json": components["schemas"]["BynderAppAccessCreate"];
            };
        };
        responses: {
            /** @description Where to send the browser. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["AppAccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["Error"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
